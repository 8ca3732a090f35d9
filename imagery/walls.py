"""The wall behind a worktop: tiles set by hand, plaster, a slab of stone, or a window. Metres."""
import random
from math import cos, radians, sin

import bpy

from geometry import Mesh, quarter_turn, rounded_rectangle
from materials import plain
from mineral_surfaces import MINERAL, fired_clay, mineral
from nodes import add, mapped, mix, noise, ramp
from surfaces import glaze, plaster

SIDE, HIGH = 2.2, 2.2
DEEP = .22


def block(name, left, right, front, back, low, high, material, bevel=.002):
    """A box with eased edges."""
    mesh = Mesh()
    mesh.vertices = [(x, y, z) for z in (low, high) for y in (front, back) for x in (left, right)]
    mesh.faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    item = mesh.become_object(name, material, 30, weighted=False)
    rounding = item.modifiers.new('bevel', 'BEVEL')
    rounding.width, rounding.segments, rounding.limit_method = bevel, 3, 'ANGLE'
    item.modifiers.new('weighted normals', 'WEIGHTED_NORMAL')
    return item


def build_wall(wall, top, foot=None):
    """The wall of a kitchen: `tile` (with `bond` and `matt`), `surface`, `window`, or plaster alone. It begins behind the worktop, or at its foot, and ends where it says."""
    y, foot = wall['y'], top - .05 if foot is None else foot
    if 'tile' in wall and 'right' in wall:
        tiled(wall, wall['left'], wall['right'], foot, HIGH)
    elif 'tile' in wall:
        _tiled(wall, top)
    elif 'window' in wall:
        _wall_with_window(wall, top, foot)
    else:
        surface = mineral(wall['surface']) if wall.get('surface') in MINERAL else plaster(tuple(wall['colour']))
        block('wall', wall.get('left', -SIDE - .3), wall.get('right', SIDE + .3), y, y + .05, foot, HIGH, surface)


def _tiled(wall, top):
    y, colour, variation = wall['y'], tuple(wall['colour']), wall.get('variation', .16)
    block('grout', -SIDE, SIDE, y - .0012, y + .03, top - .05, 1.4, plain('grout', tuple(wall.get('grout', [.55, .53, .49])), .9))
    width, height = wall['tile']
    counts = int(3.3 / width) + 1, int((.98 - top) / height) + 1
    _tiles(y, -1.65, top, counts, wall['tile'], fired_clay(colour, variation) if wall.get('matt') else glaze(colour, variation), wall.get('bond', 0))


def tiled(look, left, right, low, high):
    """A field of whole tiles, or of bricks, on the wall of a room, from its left lower corner."""
    y, (width, height), colour, variation, joint = look['y'], look['tile'], tuple(look['colour']), look.get('variation', .16), look.get('joint', .0022)
    columns, rows = round((right - left) / width), round((high - low) / height)
    bed = plain('mortar', tuple(look.get('grout', [.55, .53, .49])), .95, specular=.1)
    block('grout', left, left + columns * width, y - .0012, y + .03, low, low + rows * height, bed, .0005)
    material = fired_clay(colour, variation) if look.get('matt') else glaze(colour, variation)
    _tiles(y, left, low, (columns, rows), look['tile'], material, look.get('bond', 0), joint)


def _tiles(y, left, low, counts, size, material, bond, joint=.0022):
    """Every tile is an object of its own, set by hand: slightly turned, each in its own tone; bond moves every other row by a share of a tile."""
    width, height = size
    rings = [rounded_rectangle(0, 0, width - joint, height - joint, .0022, z, 4, 2) for z in (0, .0045)]
    for a in quarter_turn(4)[1:]:
        inset = .004 * (1 - cos(a))
        rings.append(rounded_rectangle(0, 0, width - joint - inset, height - joint - inset, .002, .0045 + .0018 * sin(a), 4, 2))
    mesh = Mesh()
    mesh.loft(rings, cap_end=True)
    pattern, chance = mesh.become_object('tile', material, 60), random.Random(3)
    pattern.hide_render = True
    columns, rows = counts
    for row in range(rows):
        for column in range(columns):
            tile = bpy.data.objects.new('tile', pattern.data)
            bpy.context.scene.collection.objects.link(tile)
            tile.location = (left + (column + .5 + bond * (row % 2)) * width, y, low + (row + .5) * height)
            tile.rotation_euler = (radians(90 + chance.gauss(0, .35)), radians(chance.gauss(0, .12)), radians(chance.gauss(0, .35)))


def _wall_with_window(wall, top, foot):
    """Plaster round an opening with a reveal, a sill, a frame of wood and the garden behind."""
    window, y, surface = wall['window'], wall['y'], plaster(tuple(wall['colour']))
    left, right = window['x'] - window['width'] / 2, window['x'] + window['width'] / 2
    low, high = top + window['sill'], top + window['sill'] + window['height']
    first, last = wall.get('left', -SIDE), wall.get('right', SIDE)
    for name, place in (('wall below', (first, last, foot, low)), ('wall above', (first, last, high, HIGH)),
                        ('wall left', (first, left, low, high)), ('wall right', (right, last, low, high))):
        block(name, place[0], place[1], y, y + DEEP, place[2], place[3], surface, .0005)
    frame = plain('window paint', tuple(window['frame']), .4)
    block('sill', left - .03, right + .03, y - .022, y + DEEP - .06, low - .004, low + .018, frame, .003)
    depth = (y + DEEP - .06, y + DEEP - .01)
    for x in (left, window['x'] - .024, right - .048):
        block('upright', x, x + .048, *depth, low + .018, high, frame, .004)
    for z in (low + .018, high - .05):
        block('rail', left, right, depth[0] + .001, depth[1] - .001, z, z + .05, frame, .004)
    for share in window.get('bars', []):
        across = low + (high - low) * share
        block('glazing bar', left + .048, right - .048, depth[0] + .012, depth[1] - .012, across, across + .022, frame, .003)
    garden(y + 3.2, window['garden']).location.z = window.get('rise', 0)


def garden(y, light, tint=(1, 1, 1)):
    """What is seen outside, far out of focus: leaves below, sky above; it shines, tinted by the hour, and casts no shadow."""
    material = bpy.data.materials.new('garden')
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    place = add(tree, 'ShaderNodeTexCoord').outputs['Object']
    leaves = ramp(tree, noise(tree, place, 3.2, 1.6, .5), [(.30, (.030, .055, .020)), (.5, (.12, .20, .065)), (.66, (.34, .42, .19)), (.8, (.75, .78, .6))])
    height = add(tree, 'ShaderNodeSeparateXYZ')
    tree.links.new(place, height.inputs[0])
    edge = add(tree, 'ShaderNodeMath', operation='MULTIPLY_ADD')
    tree.links.new(noise(tree, mapped(tree, place, (1, 1, 1)), 1.3, 4), edge.inputs[0])
    edge.inputs[1].default_value = 1.5
    tree.links.new(height.outputs[2], edge.inputs[2])
    colour = mix(tree, ramp(tree, edge.outputs[0], [(.45, 0.), (1., 1.)]), leaves, (.74, .84, .95))
    emission, output = add(tree, 'ShaderNodeEmission'), add(tree, 'ShaderNodeOutputMaterial')
    emission.inputs[1].default_value = light
    tree.links.new(mix(tree, 1., colour, tint, 'MULTIPLY'), emission.inputs[0])
    tree.links.new(emission.outputs[0], output.inputs[0])
    mesh = Mesh()
    mesh.vertices, mesh.faces = [(-5, y, -3), (5, y, -3), (5, y, 4), (-5, y, 4)], [(0, 1, 2, 3)]
    item = mesh.become_object('garden', material, weighted=False)
    item.visible_shadow = False
    return item

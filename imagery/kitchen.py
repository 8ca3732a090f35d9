"""Builds a kitchen of kitchens.json round a sink and a tap of the catalogue: worktop, fronts, wall, props, daylight. Metres."""
import random
from math import cos, radians, sin, tan

import bpy
from mathutils import Matrix, Vector

from geometry import Mesh, quarter_turn, rounded_rectangle
from lights import area_light, camera, sun, surroundings
from materials import plain, sink_material
from measure import measured_sink, measured_tap
from plans import MM, sink_plan, tap_plan
from props import place_prop
from sink import build_sink
from surfaces import WOOD, glaze, plaster, stone, wood
from tap import build_tap

SIDE = 2.2
BEHIND = .06


def build_kitchen(scene, shot):
    """Builds the scene of that shot; gives the measures of sink and tap."""
    kitchen, facts = shot['kitchen'], shot['sink']['facts']
    plan = sink_plan(facts)
    rim = build_sink(plan, sink_material(plan.material, shot['sink']['finish']))
    measured = {'sink': measured_sink(rim, plan)}
    mounting = kitchen['mounting']
    top = {'inset': -plan.rim + .0002, 'flush': 0.0, 'undermount': kitchen['worktop']['thickness'], 'farmhouse': .012}[mounting]
    hole = plan.tap_holes[0] if plan.tap_holes else None
    spot = (hole.x, hole.y, 0) if hole else (0, plan.depth / 2 + BEHIND, top)
    root, outlet = build_tap(tap_plan(shot['tap']['facts']), shot['tap']['finish'], spot, radians(kitchen['tapTurn'] - 90))
    measured['tap'] = measured_tap(root, outlet)
    _worktop(kitchen, plan, facts['cutOut'], top)
    _wall(kitchen['wall'], top)
    _fronts(kitchen, plan, top)
    for prop in kitchen['props']:
        place_prop(prop, top)
    _daylight(kitchen['light'])
    _view(kitchen['camera'])
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', 'Medium High Contrast'
    scene.view_settings.exposure = kitchen['light']['exposure']
    return measured


def _surface(kind):
    return wood(kind, staves=True) if kind in WOOD else stone(kind)


def _slab(left, right, front, back, top, thickness, opening, material):
    """A worktop with eased edges; opening is (width, depth, radius) about the origin or None."""
    edge, x, y = .003, (left + right) / 2, (front + back) / 2
    profile = [(edge, top)] + [(edge - edge * sin(a), top - edge + edge * cos(a)) for a in quarter_turn(4)] + [(0, top - thickness)]
    rings = [rounded_rectangle(x, y, right - left - 2 * inset, back - front - 2 * inset, .004, z, 3, 2) for inset, z in profile]
    mesh, holes = Mesh(), []
    mesh.loft(rings, flip=True)
    if opening:
        ease = .0015
        steps = [(ease * (1 - sin(a)), top - ease * (1 - cos(a))) for a in quarter_turn(3)] + [(0, top - thickness)]
        inner = [rounded_rectangle(0, 0, opening[0] + 2 * o, opening[1] + 2 * o, opening[2] + o, z) for o, z in steps]
        mesh.loft(inner, flip=True)
        holes = [inner[0]]
    mesh.fill([rings[0]] + holes)
    mesh.become_object('worktop', material, 30)


def _worktop(kitchen, plan, cut_out, top):
    worktop, material = kitchen['worktop'], _surface(kitchen['worktop']['surface'])
    front, back, thickness = worktop['front'], worktop['back'], worktop['thickness']
    if kitchen['mounting'] != 'farmhouse':
        flush = kitchen['mounting'] == 'flush'
        opening = (plan.width + .003, plan.depth + .003, plan.corner + .0015) if flush else tuple(cut_out[key] * MM for key in ('width', 'depth', 'radius'))
        return _slab(-SIDE, SIDE, front, back, top, thickness, opening, material)
    side, behind, joint = plan.width / 2 - .007, plan.depth / 2 - .017, .0005
    _slab(-SIDE, -side, front, back, top, thickness, None, material)
    _slab(side, SIDE, front, back, top, thickness, None, material)
    return _slab(-side + joint, side - joint, behind, back, top, thickness, None, material)


def _block(name, left, right, front, back, low, high, material, bevel=.002):
    mesh = Mesh()
    mesh.vertices = [(x, y, z) for z in (low, high) for y in (front, back) for x in (left, right)]
    mesh.faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    block = mesh.become_object(name, material, 30, weighted=False)
    rounding = block.modifiers.new('bevel', 'BEVEL')
    rounding.width, rounding.segments, rounding.limit_method = bevel, 3, 'ANGLE'
    block.modifiers.new('weighted normals', 'WEIGHTED_NORMAL')
    return block


def _wall(wall, top):
    y = wall['y']
    if 'tile' not in wall:
        _block('wall', -SIDE - .3, SIDE + .3, y, y + .05, top - .05, 2.2, plaster(tuple(wall['colour'])))
        return
    grout = wall.get('grout', [.55, .53, .49])
    _block('grout', -SIDE, SIDE, y - .0012, y + .03, top - .05, 1.4, plain('grout', tuple(grout), .9))
    _tiles(y, 1.65, top, .98, wall['tile'], glaze(tuple(wall['colour']), wall.get('variation', .16)))


def _tiles(y, half_width, low, high, size, material, joint=.0022):
    """Every tile is an object of its own, set by hand: slightly turned, each in its own tone."""
    width, height = size
    rings = [rounded_rectangle(0, 0, width - joint, height - joint, .0022, z, 4, 2) for z in (0, .0045)]
    for a in quarter_turn(4)[1:]:
        inset = .004 * (1 - cos(a))
        rings.append(rounded_rectangle(0, 0, width - joint - inset, height - joint - inset, .002, .0045 + .0018 * sin(a), 4, 2))
    mesh = Mesh()
    mesh.loft(rings, cap_end=True)
    pattern, chance = mesh.become_object('tile', material, 60), random.Random(3)
    pattern.hide_render = True
    for row in range(int((high - low) / height) + 1):
        for column in range(int(2 * half_width / width) + 1):
            tile = bpy.data.objects.new('tile', pattern.data)
            bpy.context.scene.collection.objects.link(tile)
            tile.location = (-half_width + (column + .5) * width, y, low + (row + .5) * height)
            tile.rotation_euler = (radians(90 + chance.gauss(0, .35)), radians(chance.gauss(0, .12)), radians(chance.gauss(0, .35)))


def _fronts(kitchen, plan, top):
    """Cabinet doors under the worktop; a farmhouse sink stands between them."""
    front, high = kitchen['worktop']['front'] + .006, top - kitchen['worktop']['thickness'] - .004
    doors = kitchen['fronts']
    material = wood(doors) if isinstance(doors, str) else plain('lacquer', tuple(doors), .45)
    dark, farmhouse = plain('carcase', (.05, .05, .05), .9), kitchen['mounting'] == 'farmhouse'
    half = plan.width / 2 + .004 if farmhouse else 0
    for index in range(3):
        for side in (-1, 1):
            left, right = sorted((side * (half + index * .6), side * (half + (index + 1) * .6)))
            _block('door', left + .002, right - .002, front, front + .02, -.85, high, material)
            _block('carcase', left, right, front + .022, front + .03, -.9, high + .002, dark)
    if farmhouse:
        _block('door', -half + .002, half - .002, front, front + .02, -.85, -plan.apron - .004, material)


def _daylight(light):
    surroundings(.22, .42, .62, light['sky'])
    area_light((-2.0, -.75, 1.05), (0, .1, .1), 1.3, 1.5, light['window'], tuple(light['windowColour']))
    area_light((1.9, -1.3, 1.3), (0, .1, .1), 1.2, 1.2, light['room'], (1, .93, .85))
    sun(light['sun'], light['power'], light['width'], tuple(light['sunColour']))
    _window_frame(Vector(light['sun']).normalized(), Vector(light['through']), light['leaves'])


def _window_frame(direction, through, leaves, width=1.05, height=1.25):
    """A frame, unseen itself, that cuts the sun into panes, with leaves before it."""
    w, h = width / 2, height / 2
    mesh, chance = Mesh(), random.Random(1)
    bars = [(-4, -w, -4, 4), (w, 4, -4, 4), (-w, w, h, 4), (-w, w, -4, -h), (-.025, .025, -h, h), (-w, w, -.02, .02), (-w, w, h / 2 - .01, h / 2 + .01)]
    for left, right, low, high in bars:
        base = len(mesh.vertices)
        mesh.vertices += [(left, low, 0), (right, low, 0), (right, high, 0), (left, high, 0)]
        mesh.faces.append(tuple(range(base, base + 4)))
    for _ in range(leaves):
        x, y, turn, size = chance.uniform(-w, w), chance.uniform(-h, h), chance.uniform(0, 6.28), chance.uniform(.03, .075)
        base = len(mesh.vertices)
        for a in [radians(30 * step) for step in range(12)]:
            u, v = size * cos(a), size * .36 * sin(a)
            mesh.vertices.append((x + u * cos(turn) - v * sin(turn), y + u * sin(turn) + v * cos(turn), .001))
        mesh.faces.append(tuple(range(base, base + 12)))
    frame = mesh.become_object('window frame', plain('frame', (.02, .02, .02), 1), 30, weighted=False, merge=0)
    frame.matrix_world = Matrix.Translation(through - direction * 2.2) @ direction.to_track_quat('-Z', 'Y').to_matrix().to_4x4()
    frame.visible_camera = frame.visible_glossy = frame.visible_diffuse = False


def _view(view):
    """A camera that tilts only part of the way and shifts the lens for the rest, so that walls stay upright."""
    tilt = view['elevation'] * view['tilt']
    eye = camera(view['target'], view['distance'], view['azimuth'], view['elevation'], view['lens'], view['focus'], view['stop'],
                 shift=(0, -tan(radians(view['elevation'] - tilt)) * view['lens'] / 36))
    az, el = radians(view['azimuth']), radians(tilt)
    eye.rotation_euler = Vector((-sin(az) * cos(el), cos(az) * cos(el), -sin(el))).to_track_quat('-Z', 'Y').to_euler()

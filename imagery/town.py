"""The view of a town from an upper floor: roofs and walls in the haze, a pale sky. Metres."""
import random

import bpy

from geometry import Mesh
from nodes import add, mix, ramp

ROWS = (  # how far before the sky, lowest and highest roof, how wide a house, tone, how much its windows show
    (.3, .75, 2.1, (.35, .8), (.74, .71, .66), .05),
    (.6, .35, 1.4, (.5, 1.1), (.58, .545, .495), .10),
    (.9, -.35, .75, (.8, 1.5), (.40, .36, .31), .2),
)


def town(y, light, tint=(1, 1, 1)):
    """Rows of houses before a sky, seen through a window `y` away; it shines and casts no shadow. Everything hangs on the sky that is given back."""
    sky = _plane('sky', (-7, 7, -3, 5), y, _glow('sky', light, tint))
    chance = random.Random(8)
    for nearer, low, high, width, tone, windows in ROWS:
        left = -7.
        while left < 7:
            right, roof = left + chance.uniform(*width), chance.uniform(low, high)
            haze = light * chance.uniform(.86, 1.12)
            shade = tuple(part * haze * hue for part, hue in zip(tone, tint))
            _plane('house', (left, right, -3, roof), y - nearer, _facade(shade, windows, chance.uniform(.16, .26))).parent = sky
            if chance.random() < .6:
                stack = left + (right - left) * chance.uniform(.2, .8)
                _plane('chimney', (stack - .035, stack + .035, roof, roof + chance.uniform(.07, .2)), y - nearer, _facade(shade, 0, 1)).parent = sky
            left = right
    return sky


def _plane(name, area, y, material):
    """An upright rectangle (left, right, low, high) that is seen and nothing else."""
    left, right, low, high = area
    mesh = Mesh()
    mesh.vertices, mesh.faces = [(left, y, low), (right, y, low), (right, y, high), (left, y, high)], [(0, 1, 2, 3)]
    item = mesh.become_object(name, material, weighted=False)
    item.visible_shadow = item.visible_diffuse = False
    return item


def _shining(name, colour_of):
    """A material that shines in the colour that colour_of(tree, place) wires."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    emission, output = add(tree, 'ShaderNodeEmission'), add(tree, 'ShaderNodeOutputMaterial')
    place = add(tree, 'ShaderNodeTexCoord').outputs['Object']
    tree.links.new(colour_of(tree, place), emission.inputs[0])
    tree.links.new(emission.outputs[0], output.inputs[0])
    return material


def _glow(name, light, tint):
    """A sky that is warm and bright over the roofs and bluer above."""
    def colour(tree, place):
        height = add(tree, 'ShaderNodeSeparateXYZ')
        tree.links.new(place, height.inputs[0])
        rise = add(tree, 'ShaderNodeMath', operation='MULTIPLY_ADD')
        tree.links.new(height.outputs[2], rise.inputs[0])
        rise.inputs[1].default_value, rise.inputs[2].default_value = .2, .2
        stops = [(.25, (1., .93, .82)), (.55, (.86, .87, .88)), (1., (.62, .72, .84))]
        return ramp(tree, rise.outputs[0], [(at, tuple(part * light * hue for part, hue in zip(tone, tint))) for at, tone in stops])
    return _shining(name, colour)


def _facade(shade, windows, storey):
    """A wall with rows of windows that are a little darker, as much as haze lets through."""
    def colour(tree, place):
        turned = add(tree, 'ShaderNodeMapping')
        turned.inputs['Rotation'].default_value = (1.5707963, 0, 0)
        tree.links.new(place, turned.inputs['Vector'])
        panes = add(tree, 'ShaderNodeTexBrick', offset=0)
        for name, value in (('Scale', 1), ('Brick Width', storey * .62), ('Row Height', storey), ('Mortar Size', storey * .2), ('Mortar Smooth', .1)):
            panes.inputs[name].default_value = value
        tree.links.new(turned.outputs[0], panes.inputs['Vector'])
        dark = mix(tree, windows, shade, (.0, .0, .0))
        return mix(tree, panes.outputs['Fac'], dark, shade)
    return _shining('house', colour)

"""Food in use at the sink: lemons, apples, herbs that were cut. Metres; each lies at (x, y, z)."""
import random
from math import cos, pi, radians, sin, sqrt

import bpy
from mathutils import Matrix, Vector

from geometry import lathe, sweep
from materials import plain
from nodes import add, bump, cells, mix, new_material, noise, object_position, ramp
from plants import leaf_maker
from surfaces import lemon_peel


def lemon_profile():
    """Half the outline of a lemon, (radius, z) in millimetres."""
    points = []
    for step in range(23):
        t = -1 + step / 11
        radius, z = 26 * sqrt(max(0, 1 - abs(t) ** 2.3)), 36 * t
        points.append((radius * .55, z * 1.06) if abs(t) > .86 else (radius, z))
    return points


def lemon(prop, spot):
    """A lemon lying on its side."""
    _lay(lathe('lemon', lemon_profile(), once('lemon', lemon_peel), around=40, sharp_angle=180), prop, Vector(spot) + Vector((0, 0, .026)), 90)


def half_lemon(prop, spot):
    """A lemon cut across; its cut side leans from facing upwards."""
    lean = radians(prop['lean'])
    middle = Vector(spot) + Vector((0, 0, .036 * cos(lean) ** 2 + .0255 * sin(lean) ** 2))
    place = Matrix.Translation(middle) @ Matrix.Rotation(radians(prop['turn']), 4, 'Z') @ Matrix.Rotation(lean, 4, 'X')
    outside = [point for point in lemon_profile() if point[1] <= 0]
    lathe('half lemon', [*outside, (25.6, .25), (25.2, .3)], once('lemon', lemon_peel), place, around=64, sharp_angle=180)
    lathe('flesh', [(25.4, .3), (24.0, .15), (12, .05), (0, 0)], once('lemon flesh', _flesh), place, around=64, sharp_angle=180)


def apple(prop, spot):
    """An apple, standing or lying; `size` is its radius in millimetres."""
    r, skin = prop.get('size', 37), once('apple %s' % prop['colour'], lambda: _apple_skin(tuple(prop['colour']), tuple(prop['blush'])))
    body = [(r * (sin(a) + .10 * sin(a) * cos(a)), r * .93 * -cos(a) - (6 if a > 3 else 0)) for a in [pi * step / 40 for step in range(41)]]
    middle = Vector(spot) + Vector((0, 0, r * .00094))
    item = _lay(lathe('apple', body, skin, around=64, sharp_angle=180), prop, middle, prop.get('lean', 12))
    stalk = lathe('stalk', [(1.3, r * .66), (1.1, r * 1.15, .6), (0, r * 1.16)], plain('stalk', (.06, .04, .02), .8), around=12)
    stalk.matrix_world = item.matrix_world @ Matrix.Rotation(radians(7), 4, 'X')


def cut_herbs(prop, spot):
    """A handful of cut herbs, lying."""
    chance, stalk, leaves = random.Random(prop['seed']), plain('cut stalk', (.15, .23, .07), .5), leaf_maker(tuple(prop['leaf']))
    place = Matrix.Translation(spot) @ Matrix.Rotation(radians(prop['turn']), 4, 'Z')
    for index in range(22):
        aside, long = chance.gauss(0, .16), chance.uniform(.13, .19)
        rise = .005 + .0016 * index + chance.uniform(0, .004)
        path = [place @ Vector((long * t, aside * long * t * (.5 + .5 * t), rise + .022 * sin(pi * t) * t)) for t in [step / 14 for step in range(15)]]
        sweep('stalk', path, lambda share: .0012 * (1 - .45 * share), stalk, around=8)
        for step in range(6, 15):
            for _ in range(2):
                leaves(path[step], chance, .55 if prop.get('fine') else .8)


def _lay(item, prop, middle, lean):
    item.matrix_world = Matrix.Translation(middle) @ Matrix.Rotation(radians(prop['turn']), 4, 'Z') @ Matrix.Rotation(radians(lean), 4, 'X')
    return item


def once(name, make):
    """The material of that name, made where it is not yet."""
    return bpy.data.materials.get('food ' + name) or _named(make(), 'food ' + name)


def _named(material, name):
    material.name = name
    return material


def _apple_skin(colour, blush):
    """Streaks of a second colour from stalk to calyx, small pale dots."""
    material, tree, shader = new_material('apple')
    streaks = noise(tree, object_position(tree, (70, 70, 7)), 1, 4, .6)
    side = noise(tree, object_position(tree), 13, 2)
    red = mix(tree, 1., ramp(tree, side, [(.38, 0.), (.62, 1.)]), ramp(tree, streaks, [(.3, .25), (.65, 1.)]), 'MULTIPLY')
    tone = mix(tree, red, colour, blush)
    dots = ramp(tree, cells(tree, object_position(tree), 190, 'Distance'), [(.07, .55), (.13, 0.)])
    tree.links.new(mix(tree, dots, tone, tuple(min(1, c * 1.7 + .06) for c in colour)), shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .26, .5
    tree.links.new(bump(tree, side, .0015, .25), shader.inputs['Normal'])
    return material


def _flesh():
    """Ten segments between pale skins, inside a white rind."""
    material, tree, shader = new_material('flesh')
    split = add(tree, 'ShaderNodeSeparateXYZ')
    tree.links.new(object_position(tree), split.inputs[0])

    def math(kind, *inputs):
        node = add(tree, 'ShaderNodeMath', operation=kind)
        for slot, value in enumerate(inputs):
            if hasattr(value, 'is_linked'):
                tree.links.new(value, node.inputs[slot])
            else:
                node.inputs[slot].default_value = value
        return node.outputs[0]
    angle = math('ARCTAN2', split.outputs[1], split.outputs[0])
    out = math('SQRT', math('ADD', math('MULTIPLY', split.outputs[0], split.outputs[0]), math('MULTIPLY', split.outputs[1], split.outputs[1])))
    skins = math('MULTIPLY', math('ABSOLUTE', math('SINE', math('MULTIPLY', angle, 5.))), math('MULTIPLY', out, 50.))
    pulp = ramp(tree, noise(tree, object_position(tree), 420, 3, .6), [(.3, (.72, .50, .055)), (.7, (.86, .70, .16))])
    inner = mix(tree, ramp(tree, skins, [(.05, 0.), (.13, 1.)]), (.86, .80, .48), pulp)
    tree.links.new(mix(tree, ramp(tree, math('MULTIPLY', out, 40.), [(.83, 0.), (.87, 1.)]), inner, (.87, .83, .62)), shader.inputs['Base Color'])
    for name, value in (('Roughness', .16), ('Subsurface', .08), ('Subsurface Radius', (.006, .005, .002))):
        shader.inputs[name].default_value = value
    tree.links.new(bump(tree, noise(tree, object_position(tree), 300, 2), .0008, .5), shader.inputs['Normal'])
    return material

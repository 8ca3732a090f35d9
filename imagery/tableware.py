"""What is used at the sink: plates, a teapot, a jar of spoons, a bowl of fruit, folded linen. Metres; each stands at (x, y, z)."""
import random
from math import cos, pi, radians, sin

from mathutils import Matrix, Vector

from accessory_materials import cloth
from geometry import Mesh, lathe, sweep
from materials import plain
from nodes import add, mix, object_position, ramp
from surfaces import wood


def _stoneware(colour):
    return plain('stoneware %s' % colour, tuple(colour), .42)


def plates(prop, spot):
    """A stack of plates, none quite above the other."""
    chance = random.Random(7)
    profile = [(0, 0), (58, 0, 2), (62, 5, 4), (104, 13, 20), (107, 15, 1.2), (104, 16, 1.2), (64, 8, 20), (0, 5)]
    for index in range(prop['count']):
        shift = Vector((chance.gauss(0, .0015), chance.gauss(0, .0015), .0075 * index))
        lathe('plate', profile, _stoneware(prop['colour']), Matrix.Translation(Vector(spot) + shift), steps=8, sharp_angle=60)


def teapot(prop, spot):
    """A round pot with a spout and a handle of bent wood."""
    place, glazed = Matrix.Translation(spot) @ Matrix.Rotation(radians(prop['turn']), 4, 'Z'), _stoneware(prop['colour'])
    lathe('pot', [(0, 0), (44, 0, 5), (76, 40, 40), (68, 84, 36), (34, 98, 12), (34, 101, 1), (0, 101)], glazed, place, steps=14, sharp_angle=60)
    lathe('lid', [(36, 100.5), (36, 104, 1.5), (14, 111, 10), (7, 114, 3), (11, 126, 5), (0, 128, 3), (0, 128)], glazed, place, steps=10, sharp_angle=60)
    spout = [place @ Vector((.055 + .062 * t, 0, .045 + .052 * t + .012 * t * t)) for t in [step / 16 for step in range(17)]]
    sweep('spout', spout, lambda share: .0125 - .0055 * share, glazed, around=32)
    arch = [place @ Vector((.058 * cos(a), 0, .088 + .105 * sin(a))) for a in [pi * (.04 + .92 * step / 32) for step in range(33)]]
    sweep('handle', arch, lambda share: .0044, wood(prop['wood']), around=24)


def spoons(prop, spot):
    """A jar with wooden spoons."""
    jar = [(0, 0), (48, 0, 4), (52, 60, 60), (50, 138, 2), (46.5, 138, 1.5), (46, 10, 4), (0, 8)]
    lathe('jar', jar, _stoneware(prop['colour']), Matrix.Translation(spot), steps=10, sharp_angle=60)
    timber, chance = wood(prop['wood']), random.Random(prop['seed'])
    for index in range(5):
        towards = 2 * pi * (index + chance.uniform(-.15, .15)) / 5
        outwards, tall = Vector((cos(towards), sin(towards), 0)), chance.uniform(.25, .31)
        low, high = Vector(spot) - outwards * .012 + Vector((0, 0, .015)), Vector(spot) + outwards * chance.uniform(.055, .075) + Vector((0, 0, tall))
        sweep('handle', [low + (high - low) * step / 20 for step in range(21)], lambda share: .0042 + .001 * share, timber, around=20)
        head = lathe('spoon', [(0, 0), (9, 2, 3), (20, 26, 18), (21, 42, 18), (11, 60, 12), (0, 64)], timber, around=40, sharp_angle=180)
        onward = (high - low).normalized()
        head.matrix_world = Matrix.Translation(high - onward * .004) @ onward.to_track_quat('Z', 'X').to_matrix().to_4x4() @ Matrix.Diagonal((1, .32, 1, 1))


def fruit(prop, spot):
    """A wide bowl with round fruit."""
    profile = [(0, 0), (48, 0, 3), (54, 6, 4), (122, 52, 60), (125, 56, 1), (122, 56, 1), (52, 11, 40), (0, 9)]
    lathe('bowl', profile, _stoneware(prop['bowl']), Matrix.Translation(spot), steps=14, sharp_angle=60)
    skin, stalk, r = plain('fruit', tuple(prop['colour']), .28), plain('stalk', (.06, .04, .02), .8), 36
    for angle, ring, level in ((20, .052, .049), (140, .052, .049), (260, .052, .049), (75, .012, .107)):
        place = Matrix.Translation(Vector(spot) + Vector((ring * cos(radians(angle)), ring * sin(radians(angle)), level)))
        tilted = place @ Matrix.Rotation(radians(angle * .4 - 20), 4, 'X') @ Matrix.Rotation(radians(22 - angle * .1), 4, 'Y')
        body = [(r * (sin(a) + .10 * sin(a) * cos(a)), r * .93 * -cos(a) - (6 if a > 3 else 0)) for a in [pi * step / 30 for step in range(31)]]
        lathe('fruit', body, skin, tilted, around=48, sharp_angle=180)
        lathe('stalk', [(1.4, 25), (1.1, 44, .6), (0, 44)], stalk, tilted, around=12)


def linen(prop, spot):
    """A tea towel folded twice, soft at its edges, with stripes at one end."""
    woven, width, depth, thick = _striped(tuple(prop['colour']), tuple(prop['stripe'])), prop['width'], prop['depth'], .0075
    for layer in range(2):
        wide, deep = width - .009 * layer, depth - .014 * layer

        def height(x, y, wide=wide, deep=deep, layer=layer):
            inside = max(0.0, min(wide / 2 - abs(x), deep / 2 - abs(y), .011)) / .011
            wave = .0011 * (sin(34 * x + 19 * y + 2 * layer) + sin(27 * y - 13 * x))
            return thick * layer * (.6 + .4 * min(1, inside * 3)) + (thick + wave) * (inside * (2 - inside)) ** .5
        mesh = Mesh()
        mesh.height_field(-wide / 2, wide / 2, -deep / 2, deep / 2, 110, 140, height)
        item = mesh.become_object('linen', woven, 60)
        item.matrix_world = Matrix.Translation(spot) @ Matrix.Rotation(radians(prop['turn'] + 1.6 * layer), 4, 'Z')


def _striped(colour, stripe):
    woven = cloth(colour)
    tree, shader = woven.node_tree, woven.node_tree.nodes['Principled BSDF']
    plain_weave, along = shader.inputs['Base Color'].links[0].from_socket, add(tree, 'ShaderNodeSeparateXYZ')
    tree.links.new(object_position(tree, (1, 5, 1)), along.inputs[0])
    bands = [(0, 1.), (.02, 0.), (.10, 1.), (.17, 0.), (.22, 1.), (.25, 0.), (.28, 1.), (.35, 0.)]
    shown = ramp(tree, _from_end(tree, along.outputs[1]), bands, 'CONSTANT')
    tree.links.new(mix(tree, shown, plain_weave, stripe), shader.inputs['Base Color'])
    return woven


def _from_end(tree, along):
    node = add(tree, 'ShaderNodeMath', operation='ADD')
    tree.links.new(along, node.inputs[0])
    node.inputs[1].default_value = .72
    return node.outputs[0]

"""Things that stand in kitchens: boards, dispensers, beakers, a bowl of lemons, a shelf with more of them. Metres; each stands at (x, y, z)."""
from math import cos, radians, sin

import bpy
from mathutils import Matrix, Vector

from cookware import moka, pans
from flowers import flowers, tree
from food import apple, cut_herbs, half_lemon, lemon, lemon_profile
from furnishings import bench, cupboard, hob, pegs, splashback, stool
from furniture import chair, curtain, island, switch, table
from geometry import Mesh, circle, lathe, quarter_turn, rounded_rectangle, sweep
from materials import plain, sink_material, tap_material
from plants import herbs, vase
from surfaces import lemon_peel, wood
from tableware import fruit, linen, plates, spoons, teapot
from vegetables import carrot, carrot_slice, potato, tomato
from walls import block


def place_prop(prop, z):
    """Puts a prop of a kitchen onto the worktop, or onto a shelf, at height z."""
    PROPS[prop['kind']](prop, (prop['x'], prop['y'], z + prop.get('raise', 0)))


def _shelf(prop, spot):
    """A board on the wall with things on it; their x and y are those of the room."""
    x, y, z = spot[0], spot[1], spot[2] + prop['z']
    block('shelf', x - prop['width'] / 2, x + prop['width'] / 2, y - prop['depth'], y, z - .026, z, wood(prop['wood']), .003)
    for thing in prop['things']:
        place_prop(thing, z)


def _table(prop, spot):
    """A table with things on it; their x and y are those of the room."""
    top = table(prop)
    for thing in prop['things']:
        place_prop(thing, top)


def _board(prop, spot):
    """A cutting board that leans against the wall."""
    width, height, thick, edge = prop['width'], prop['height'], .019, .004
    rings = []
    for inset, z in [(edge - edge * sin(a), -edge + edge * cos(a)) for a in quarter_turn(5)] \
            + [(edge - edge * cos(a), -thick + edge - edge * sin(a)) for a in quarter_turn(5)]:
        rings.append(rounded_rectangle(0, height / 2, width - 2 * inset, height - 2 * inset, .03 - inset, z))
    hole = [circle(0, height - .045, .013, z) for z in (0, -thick)]
    mesh = Mesh()
    mesh.loft(rings, flip=True)
    mesh.loft(hole, flip=True)
    mesh.fill([rings[0], hole[0]])
    mesh.fill([rings[-1], hole[1]], up=False)
    board = mesh.become_object('board', wood(prop['wood'], upright=True), 40)
    board.matrix_world = Matrix.Translation(spot) @ Matrix.Rotation(radians(90 - prop['lean']), 4, 'X')


def _glazed():
    return bpy.data.materials.get('ceramic white') or sink_material('ceramic', 'white')


def _dispenser(prop, spot):
    """A soap dispenser with a pump in the finish of a tap."""
    place, metal = Matrix.Translation(spot), tap_material(prop['finish'])
    bottle = [(0, 0), (33, 0, 3), (33, 118, 9), (15, 128, 3), (15, 136, 1), (0, 136)]
    lathe('bottle', bottle, plain('bottle', tuple(prop['colour']), .55), place)
    lathe('pump', [(0, 135), (14.5, 135), (14.5, 148, 1), (4, 149, .5), (4, 176), (0, 176)], metal, place)
    lathe('pump head', [(0, 173), (9, 173, 1), (9, 184, 1.2), (0, 184.3)], metal, place)
    nose = [Vector(spot) + Vector((0, -.058 * t, .1785 - .012 * max(0, t - .7) / .3)) for t in [step / 20 for step in range(21)]]
    sweep('pump nose', nose, lambda share: .0042, metal, around=24)


def _beaker(prop, spot):
    """A stoneware beaker."""
    profile = [(0, 0), (34, 0, 4), (38, 92, 2), (36, 92, 1), (32, 6, 4), (0, 5)]
    lathe('beaker', profile, plain('beaker %s' % prop['colour'], tuple(prop['colour']), .6), Matrix.Translation(spot), steps=12, sharp_angle=60)


def _lemons(prop, spot):
    """A ceramic bowl with four lemons."""
    x, y, z = spot
    profile = [(0, 0), (45, 0, 3), (50, 6, 4), (112, 58, 60), (115, 62, 1), (112, 62, 1), (48, 11, 40), (0, 9)]
    lathe('bowl', profile, _glazed(), Matrix.Translation(spot), steps=14, sharp_angle=60)
    peel = lemon_peel()
    for dx, dy, dz, turn in ((-.035, -.015, .041, (1.4, .2, .5)), (.035, -.02, .041, (1.5, .4, 2.2)),
                             (.005, .045, .042, (1.7, 0, 1.2)), (.002, 0, .084, (1.3, .5, 3.5))):
        lemon = lathe('lemon', lemon_profile(), peel, around=40, sharp_angle=180)
        lemon.location, lemon.rotation_euler = (x + dx, y + dy, z + dz), turn


PROPS = {'board': _board, 'vase': vase, 'herbs': herbs, 'dispenser': _dispenser, 'lemons': _lemons, 'beaker': _beaker, 'shelf': _shelf,
         'plates': plates, 'teapot': teapot, 'spoons': spoons, 'fruit': fruit, 'linen': linen,
         'lemon': lemon, 'half lemon': half_lemon, 'apple': apple, 'cut herbs': cut_herbs,
         'tomato': tomato, 'carrot': carrot, 'carrot slice': carrot_slice, 'potato': potato,
         'table': _table, 'chair': chair, 'island': island, 'curtain': curtain, 'switch': switch,
         'bench': bench, 'stool': stool, 'cupboard': cupboard, 'hob': hob, 'pegs': pegs, 'tiles': splashback, 'flowers': flowers, 'tree': tree,
         'pans': pans, 'moka': moka}

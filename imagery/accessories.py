"""Builds an accessory from its plan: what is measured stands at the origin, what is shown with it stands beside it."""
from math import cos, pi, radians, sin

import bpy
from mathutils import Matrix, Vector

from accessory_materials import bare_metal
from board import build_board
from care_kit import build_care_kit
from geometry import lathe, sweep
from materials import gap, rubber, tap_material
from perforated import perforated_disc, perforated_wall
from waste_unit import build_waste_unit
from wire_basket import build_wire_basket

MM = .001
FINE = 3
TURN = {'strainer': 0, 'board': 90, 'basket': 90, 'dispenser': 38, 'separation': 0, 'care': -10}


def build_accessory(plan, finish):
    """Adds the accessory to the scene, turned as its camera wants it; gives its root and the parts that have the sizes of the catalogue."""
    before = set(bpy.data.objects)
    parts = BUILDERS[plan.use](plan, finish)
    root = bpy.data.objects.new('accessory', None)
    bpy.context.scene.collection.objects.link(root)
    for part in set(bpy.data.objects) - before - {root}:
        if part.parent is None:
            part.parent = root
    root.rotation_euler = (0, 0, radians(TURN[plan.use]))
    return root, parts


def _strainer(plan, finish):
    """The cup that is screwed into the waste; before it the basket, taken out, its holes to be seen."""
    metal, r, top = bare_metal(finish), plan.width / 2 / MM, plan.height / MM
    throat = plan.drain / 2 / MM
    cup = [(21, 0), (21, 17, .4), (23, 17.6, .4), (throat - 3, 26, 8), (throat - 1, top - 6, 1), (throat + 1, top - 3.4, .4), (r, top - 3.4, .7),
           (r, top - 1.7, 1.2), (r - 3, top, 1.6), (throat + 1, top - 1.2, 2.5), (throat - 3.5, top - 5, 3), (throat - 5, 31, 6), (24, 28, 3), (19, 26, 2), (19, 1)]
    body = lathe('cup', cup, metal, steps=10)
    for z in range(2, 16, 3):
        lathe('thread', [(20.6, z - .2), (22, z + .9, .4), (20.6, z + 2)], metal)
    lathe('seal', [(throat + .4, top - 6.2), (r - 4, top - 6.2, .6), (r - 4, top - 3.3, .4), (throat + .4, top - 3.3)], rubber())
    for turn in (0, 90):
        bar = [Vector((cos(radians(turn)), sin(radians(turn)), 0)) * share * 20 * MM + Vector((0, 0, 24 * MM)) for share in (-1, -.5, 0, .5, 1)]
        sweep('cross', bar, lambda share: 1.6 * MM, metal, around=24)
    lathe('outlet', [(20, 4), (0, 4)], gap())
    _sieve(metal, Matrix.Translation((.098, -.062, 0)))
    return [body]


def _sieve(metal, place):
    rim, foot, tall = 40.5, 33, 27
    parts = [perforated_wall('sieve wall', metal, (.0348, .0045), (.0388, .0235), 4, 34, 1.75 * MM),
             perforated_disc('sieve floor', metal, .0105, .0315, .0016, 7 * MM, 1.9 * MM)]
    for part in parts:
        part.matrix_world = place
    lathe('sieve bend', [(foot - 1.5, 1.2), (foot + .6, 1.2, 1.4), (foot + 2.1, 4.9), (foot + 1.4, 4.9), (foot - .2, 2, 1.2), (foot - 1.5, 2)], metal, place)
    lathe('sieve rim', [(38.4, 23), (39.2, tall - .8, 1), (rim + 1.6, tall - .8, .6), (rim + 1.6, tall + .4, .6), (38.6, tall + .4, 1), (37.7, 23)], metal, place)
    knob = [(0, 0), (11, 0, .8), (11, 2.4, 1), (4.6, 4, 3), (4.2, 24, 5), (11.5, 29, 2), (12, 33, 1.8), (8, 34.6, 3), (0, 34.8)]
    lathe('sieve knob', knob, metal, place, steps=10)


def _dispenser(plan, finish):
    """A pump on a rosette; its spout is part of the head that is pressed."""
    metal, r, top = tap_material(finish, FINE), plan.width / 2 / MM, plan.height / MM
    neck, joint = 16.5, top * .54
    parts = [
        lathe('rosette', [(0, 0), (r, 0), (r, 3.4, 1.2), (r - 1.4, 4.4, 1), (neck + 1, 4.6, .3)], metal, steps=10),
        lathe('rosette joint', [(neck - .8, 4), (neck - .8, 6)], gap()),
        lathe('body', [(0, 5.2), (neck, 5.2, .5), (neck, joint, .9), (neck - 3, joint + .1, .2), (0, joint + .1)], metal, steps=10),
        lathe('stroke', [(0, joint), (neck - 3.6, joint), (neck - 3.6, joint + 3), (0, joint + 3)], gap()),
        lathe('head', [(0, joint + 2.2), (neck - 1, joint + 2.2, .3), (neck, joint + 2.4, .7), (neck, top - 1.2, 2.2), (neck - 6, top, 6), (0, top)], metal, steps=10),
        _spout(plan, metal, (top - 13) * MM)]
    return parts


def _spout(plan, metal, level):
    """A tube that runs level and bows down at its end."""
    thick, bend = 5.4 * MM, 15 * MM
    front = plan.depth - plan.width / 2 - thick
    path = [Vector((0, -(front - bend) * step / 20, level)) for step in range(4, 21)]
    path += [Vector((0, -(front - bend) - bend * sin(a), level - bend + bend * cos(a))) for a in [pi / 2 * step / 20 for step in range(1, 21)]]
    end = path[-1]
    path += [end - Vector((0, 0, 7 * MM * step / 4)) for step in range(1, 5)]
    spout = sweep('spout', path, lambda share: thick, metal, around=48)
    lathe('outlet', [(0, .1), (3.6, .1), (3.6, .5)], gap(), Matrix.Translation(path[-1]) @ Matrix.Rotation(pi, 4, 'X'))
    return spout


BUILDERS = {'strainer': _strainer, 'board': build_board, 'basket': build_wire_basket, 'dispenser': _dispenser,
            'separation': build_waste_unit, 'care': build_care_kit}

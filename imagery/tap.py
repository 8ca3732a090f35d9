"""Builds a tap from its plan, parts with dark joints between them. It stands at the origin, its spout along +x."""
from math import cos, pi, radians, sin

import bpy
from mathutils import Matrix, Vector

from brushed import brushed_metal, is_brushed
from geometry import Mesh, lathe, rounded_rectangle, sweep
from materials import gap, rubber, tap_material
from plans import ANGULAR
from tap_bodies import body
from tap_extras import filter_lever, fold_joint, spring_spout
from tap_levers import lever
from tap_square import square_body, square_lever, square_spout

MM = .001
COLLAR, SLEEVE = 2, .9


def build_tap(plan, finish, location=(0, 0, 0), turn=0.0):
    """Adds the tap to the scene, turned about its axis (radians, 0 points along +x); gives its root and its outlet back."""
    before = set(bpy.data.objects)
    metal = brushed_metal(finish) if is_brushed(finish) else tap_material(finish)
    outlet = _square(plan, metal) if plan.style == 'square' else _round(plan, metal)
    root = bpy.data.objects.new('tap', None)
    bpy.context.scene.collection.objects.link(root)
    for part in set(bpy.data.objects) - before - {root}:
        part.parent = root
    root.location, root.rotation_euler = location, (0, 0, turn)
    return root, outlet


def _square(plan, metal):
    square_body(plan, metal)
    square_lever(plan, metal)
    return square_spout(plan, metal)


def _round(plan, metal):
    body(plan, metal)
    lever(plan, metal)
    if plan.folds:
        fold_joint(plan, metal)
    if plan.has_filter:
        filter_lever(plan, metal)
    tip = {'arc': _plain_tip, 'pull': _spray_head, 'spring': _spray_head, 'lshape': _flat_nozzle}[plan.style]
    return tip(plan, _spout(plan, metal), metal)


def _spout(plan, metal):
    """Sweeps the spout; gives the matrix of its end: z onward, x towards the worktop or the cook."""
    start, angular = plan.body_height - COLLAR * MM, plan.style in ANGULAR
    path = [Vector((0, 0, start + (plan.crown - start) * step / 24)) for step in range(25)]
    turn, steps = (pi / 2, 32) if angular else (pi, 72)
    path += [Vector((plan.bend * (1 - cos(turn * k / steps)), 0, plan.crown + plan.bend * sin(turn * k / steps))) for k in range(1, steps + 1)]
    onward = Vector((1, 0, 0)) if angular else Vector((0, 0, -1))
    length, end = (plan.reach + _overhang(plan) - plan.bend if angular else plan.drop), path[-1].copy()
    path += [end + onward * (length * step / 24) for step in range(1, 25)]
    tube = plan.spout_radius - (SLEEVE * MM if angular and plan.pull_out else 0)
    if plan.style == 'spring':
        spring_spout(plan, path, metal)
    else:
        sweep('spout', path, lambda share: tube, metal, around=72)
    return Matrix.Translation(path[-1]) @ (Matrix.Rotation(pi / 2, 4, 'Y') if angular else Matrix.Rotation(pi, 4, 'X'))


def _overhang(plan):
    """How far an angular spout runs past the middle of its outlet."""
    return plan.spout_radius + 2 * MM


def _plain_tip(plan, end, metal):
    r = plan.spout_radius / MM
    lathe('tip', [(0, 0), (r, .4), (r + 1.2, .8, .4), (r + 1.2, 17, 1), (r - 1, 17.4, .4), (r - 1.6, 15), (0, 15)], metal, end)
    return lathe('aerator', [(r - 1.6, 16), (0, 16.2)], rubber(), end)


def _spray_head(plan, end, metal):
    r, length = plan.spout_radius / MM, plan.head / MM - .4
    wide = r + 3.2
    lathe('head joint', [(r - .7, -1), (r - .7, 2)], gap(), end)
    profile = [(0, 1), (r + .4, 1, .5), (r + .7, 10, 8), (wide, length * .55, 30), (wide + .6, length, 1.2), (wide - 2, length + .4, .6),
               (wide - 2.6, length - 3), (0, length - 3)]
    lathe('head', profile, metal, end, steps=12)
    for share, inset in ((.50, .5), (.66, 0)):
        button = Mesh()
        button.loft([rounded_rectangle(0, 0, .0105, .0085, .003, 0, 6, 3), rounded_rectangle(0, 0, .0105, .0085, .003, .0016, 6, 3),
                     rounded_rectangle(0, 0, .0092, .0072, .0025, .0022, 6, 3)], cap_end=True)
        item = button.become_object('spray button', rubber(), 40)
        item.matrix_world = end @ Matrix.Translation(((wide + .1 - inset) * MM, 0, length * share * MM)) @ Matrix.Rotation(radians(90), 4, 'Y')
    return lathe('spray face', [(wide - 2.7, length - 1.2), (wide * .55, length - 1), (0, length - 1)], rubber(), end)


def _flat_nozzle(plan, end, metal):
    r, drop = plan.spout_radius / MM, plan.nozzle / MM
    if plan.pull_out:
        _sleeve(plan, end, metal)
    else:
        lathe('spout cap', [(r - .01, -.5), (r - .01, .1, .05), (r - 2, 2.0, 1.5), (0, 2.2)], metal, end)
    place = end @ Matrix.Translation((plan.spout_radius - 3 * MM, 0, -_overhang(plan))) @ Matrix.Rotation(radians(90), 4, 'Y')
    lathe('nozzle', [(0, 0), (r - 1.5, 0), (r - 1.5, drop + 2.8, .8), (r - 3.5, drop + 3, .2), (r - 4, drop + 1), (0, drop + 1)], metal, place)
    return lathe('aerator', [(r - 4, drop + 2), (0, drop + 2)], rubber(), place)


def _sleeve(plan, end, metal):
    """The handle of a pull-out: a wider front part behind a dark joint."""
    r, length = plan.spout_radius / MM, 92
    lathe('sleeve joint', [(r - .4, -length - 1.8), (r - .4, -length + 1)], gap(), end)
    lathe('sleeve', [(r - 1, -length, .1), (r, -length + .1, .4), (r, .6, 1.4), (r - 2, 2.4, 1), (0, 2.6)], metal, end)

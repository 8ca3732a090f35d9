"""Builds a tap from its plan, parts with dark joints between them. It stands at the origin, its spout along +x."""
from math import cos, pi, radians, sin, sqrt

import bpy
from mathutils import Matrix, Vector

from geometry import Mesh, lathe, rounded_rectangle, sweep
from materials import gap, rubber, tap_material
from plans import ANGULAR
from tap_extras import filter_lever, fold_joint, spring_spout
from tap_square import square_body, square_lever, square_spout

MM = .001
COLLAR, SLEEVE = 2, .9


def build_tap(plan, finish, location=(0, 0, 0), turn=0.0):
    """Adds the tap to the scene, turned about its axis (radians, 0 points along +x); gives its root and its outlet back."""
    before = set(bpy.data.objects)
    metal = tap_material(finish)
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
    _body(plan, metal)
    _lever(plan, metal)
    if plan.folds:
        fold_joint(plan, metal)
    if plan.has_filter:
        filter_lever(plan, metal)
    tip = {'arc': _plain_tip, 'pull': _spray_head, 'spring': _spray_head, 'lshape': _flat_nozzle}[plan.style]
    return tip(plan, _spout(plan, metal), metal)


def _body(plan, metal):
    body, spout, top = plan.body_radius / MM, plan.spout_radius / MM, plan.body_height / MM
    lathe('rosette', [(0, 0), (body + 4, 0), (body + 4, 5, 1.2), (body + .6, 6.2, .8), (body + .6, 6.2)], metal)
    lathe('rosette joint', [(body - .8, 5), (body - .8, 8)], gap())
    lathe('body', [(0, 7), (body, 7, .6), (body, top, 3.5), (spout + 2.5, top + .2, .5), (spout + 2.0, top - 1.5), (0, top - 1.5)], metal)
    lathe('collar', [(spout + 1.9, top - 2), (spout + 1.9, top + 5, 1.2), (spout, top + 5.2)], metal)


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


def _lever(plan, metal):
    body, z, hub = plan.body_radius / MM, plan.body_height * .62, 17
    sideways = Matrix.Translation((0, 0, z)) @ Matrix.Rotation(radians(-90), 4, 'X')
    far = body + 20
    lathe('hub', [(0, body - 12), (hub - .8, body - 12), (hub - .8, body + 2.2), (hub, body + 2.4, .5), (hub, far, 2.2), (0, far + .3)], metal, sideways)
    lathe('hub joint', [(hub - 1.2, body - 12), (hub - 1.2, body + 4)], gap(), sideways)
    tilt, radius = radians(18), 4.6 * MM
    axis, direction = Vector((0, (far - 9) * MM, z)), Vector((0, sin(tilt), cos(tilt)))
    start, end = axis + direction * (hub - 5) * MM, axis + direction * (hub + 92) * MM
    path = [start + (end - start) * (.5 - .5 * cos(pi * step / 60)) for step in range(61)]
    sweep('lever', path, _rounded_bar(radius, 2.0 * MM, (end - start).length), metal, around=40)


def _rounded_bar(radius, rounding, length):
    def at(share):
        from_end = min(share, 1 - share) * length
        if from_end >= rounding:
            return radius
        k = 1 - from_end / rounding
        return radius - rounding + rounding * sqrt(max(0.0, 1 - k * k))
    return at

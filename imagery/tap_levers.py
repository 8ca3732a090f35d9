"""The levers of round taps, one for each form. They leave the body to the cook's right; millimetres."""
from math import cos, pi, radians, sin

from mathutils import Matrix, Vector

from geometry import lathe, sweep
from tap_parts import LEVER_AT, MM, barrel, flat_bar, knurled, outward, rod, stations

OUT = Vector((0, 1, 0))


def lever(plan, metal):
    """Adds the lever that the plan's form asks for."""
    LEVERS[plan.form](plan, metal)


def _leaning(degrees):
    """The direction that leans outwards from upright."""
    return Vector((0, sin(radians(degrees)), cos(radians(degrees))))


def _at(plan, out, share=LEVER_AT):
    """The point of the lever's axis so many millimetres from the middle."""
    return Vector((0, out * MM, plan.body_height * share))


def _along(point, direction):
    return Matrix.Translation(point) @ direction.to_track_quat('Z', 'Y').to_matrix().to_4x4()


def _plain(plan, metal):
    r = plan.body_radius / MM
    barrel('hub', 17, r - 2, r + 20, metal, outward(plan), r + 1.4, 2.2)
    axis, up = _at(plan, r + 11), _leaning(18)
    rod('lever', axis + up * 12 * MM, axis + up * 109 * MM, 4.6, metal)


def _dune(plan, metal):
    r = plan.body_radius / MM * .72
    barrel('hub', 15, r - 6, r + 17, metal, outward(plan, share=.5), r + 4, 9)
    axis, up = _at(plan, r + 11, .5), _leaning(16)
    rod('lever', axis + up * 6 * MM, axis + up * 104 * MM, lambda share: 3.6 + 2.6 * share, metal, 4)


def _professional(plan, metal):
    r = plan.body_radius / MM
    barrel('hub', 14, r - 2, r + 30, metal, outward(plan, share=.5), r + 4)
    axis, up = _at(plan, r + 20, .5), _leaning(14)
    rod('lever', axis + up * 8 * MM, axis + up * 76 * MM, 3.7, metal)
    knurled('grip', 6.6, 0, 46, metal, _along(axis + up * 68 * MM, up), teeth=26, depth=.6)
    lathe('grip end', [(5.4, 45), (6.2, 46, .4), (6.2, 50, 1.4), (0, 50.4)], metal, _along(axis + up * 68 * MM, up))


def _twin(plan, metal):
    r = plan.body_radius / MM
    barrel('hub', 15.5, r - 8, r + 14, metal, outward(plan), None)
    barrel('lever end', 15.5, r + 14, r + 22, metal, outward(plan), r + 14.6, 2)
    axis, up = _at(plan, r + 18.6), _leaning(7)
    flat_bar('lever', stations(axis + up * 8 * MM, axis + up * 112 * MM), OUT, lambda share: 11 + 5 * share, lambda share: 5.4 - share, metal, 0, 8)


def _waisted(plan, metal):
    share, r = .74, plan.body_radius / MM * .84
    barrel('hub', 8.5, r - 6, r + 11, metal, outward(plan, share=share), r + 2.4, 3)
    start = _at(plan, r + 9.5, share)
    path = [start + Vector((0, 30 * sin(t * pi / 2), 92 * (1 - cos(t * pi / 2)))) * MM for t in [step / 48 for step in range(49)]]
    sweep('lever', path, lambda along: (3.9 - .9 * along) * MM, metal, around=32)
    lathe('lever tip', [(3, -.4), (3, 1.4, 1.4), (0, 2.8)], metal, _along(path[-1], (path[-1] - path[-2]).normalized()))


def _cone(plan, metal):
    ring, z = plan.spout_radius / MM + 6, plan.body_height - 20.6 * MM
    start, onward = Vector((0, (ring - 3) * MM, z)), Vector((0, cos(radians(24)), sin(radians(24))))
    top_side = Vector((0, -onward.z, onward.y))
    flat_bar('lever', stations(start, start + onward * 98 * MM, bend=lambda share: top_side * 7 * MM * share * share), top_side,
             lambda share: 8.5 + 5.5 * share, lambda share: 7 - 2.6 * share, metal, 0, 7)


def _disc(plan, metal):
    r = plan.body_radius / MM
    barrel('hub', 18, r - 10, r + 7, metal, outward(plan), None, .6)
    barrel('disc', 18, r + 7, r + 16, metal, outward(plan), r + 7.4, 1.2)
    axis = _at(plan, r + 12.8)
    flat_bar('lever', stations(axis + Vector((0, 0, 10)) * MM, axis + Vector((0, 0, 92)) * MM), OUT, lambda share: 9, lambda share: 6, metal, 0, 4.5, 1.4)


def _stepped(plan, metal):
    r = plan.body_radius / MM
    barrel('hub', 14, r - 8, r + 9, metal, outward(plan, share=.5), None, 4)
    barrel('knob', 10.5, r + 8, r + 24, metal, outward(plan, share=.5), r + 10, 4)
    axis, onward = _at(plan, r + 17, .5), _leaning(52)
    rod('lever', axis, axis + onward * 84 * MM, lambda share: 4.4 + .9 * share, metal, 3)


def _flared(plan, metal):
    r = plan.body_radius / MM
    barrel('hub', 11, r - 6, r + 15, metal, outward(plan, share=.56), r + 3, 5)
    axis, up = _at(plan, r + 9, .56), _leaning(26)
    rod('lever', axis + up * 4 * MM, axis + up * 78 * MM, lambda share: 3.7 - .8 * share, metal)
    ball = [(6.6 * sin(pi * step / 24), 6.6 - 6.6 * cos(pi * step / 24)) for step in range(25)]
    lathe('ball', ball, metal, _along(axis + up * 74 * MM, up), around=48)


def _window(plan, metal):
    r = plan.body_radius / MM
    barrel('hub', 14, r - 4, r + 15, metal, outward(plan, share=.66), r + 2, 4)
    axis, onward = _at(plan, r + 9, .66), _leaning(34)
    top_side = Vector((0, -onward.z, onward.y))
    flat_bar('lever', stations(axis, axis + onward * 92 * MM), top_side, lambda share: 10 + 7 * share, lambda share: 6.5 - 2 * share, metal, 0, 8.5)


def _paddle(plan, metal):
    r = plan.body_radius / MM
    barrel('hub', 18.5, r - 2, r + 21, metal, outward(plan), r + 2, 3)
    axis, up = _at(plan, r + 13), _leaning(10)
    flat_bar('lever', stations(axis + up * 12 * MM, axis + up * 122 * MM, bend=lambda share: OUT * 9 * MM * share * share), OUT,
             lambda share: 17 + 9 * share, lambda share: 8 - 3 * share, metal, 0, 12)


LEVERS = {'plain': _plain, 'dune': _dune, 'professional': _professional, 'twin': _twin, 'waisted': _waisted, 'cone': _cone, 'disc': _disc,
          'stepped': _stepped, 'flared': _flared, 'window': _window, 'paddle': _paddle}

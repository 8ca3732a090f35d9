"""What some taps have besides: a spring round the hose, a joint to fold the spout down, a second lever for filtered water."""
from math import ceil, cos, pi, radians, sin

from mathutils import Matrix, Vector

from geometry import lathe, sweep
from materials import gap, rubber
from tap_parts import LEVER_AT, barrel, outward, rod

MM = .001
PITCH, WIRE = 5.2 * MM, 1.55 * MM
RIGID = 55 * MM


def spring_spout(plan, path, metal):
    """A hose inside a coil of wire; below it a rigid riser from which an arm holds the spray head."""
    seat = plan.outlet_height + plan.head + RIGID
    riser = [point for point in path if point.x < 1e-6 and point.z <= seat] + [Vector((0, 0, seat))]
    sweep('riser', riser, lambda share: plan.spout_radius * .82, metal, around=64)
    cap = Matrix.Translation((0, 0, seat))
    r = plan.spout_radius / MM
    lathe('riser cap', [(r * .8, -9), (r + 1, -9, 1), (r + 1, 3, 1), (r - 3, 3.2)], metal, cap)
    hose = [Vector((0, 0, seat))] + [point for point in path if point.x > 1e-6 or point.z > seat]
    sweep('hose', hose, lambda share: plan.spout_radius - 3.4 * MM, rubber(), around=40)
    sweep('spring', _coil(hose, plan.spout_radius - WIRE), lambda share: WIRE, metal, around=10)
    _arm(plan, metal)


def _coil(path, radius):
    """Turns about a path that lies in the plane y = 0."""
    lengths = [0.0]
    for before, after in zip(path, path[1:]):
        lengths.append(lengths[-1] + (after - before).length)
    count = ceil(lengths[-1] / PITCH * 22)
    points, index, last = [], 0, len(path) - 1
    for step in range(count + 1):
        at = lengths[-1] * step / count
        while index < last - 1 and lengths[index + 1] < at:
            index += 1
        share = (at - lengths[index]) / max(lengths[index + 1] - lengths[index], 1e-9)
        here = path[index].lerp(path[index + 1], share)
        onward = (path[min(index + 2, last)] - path[max(index - 1, 0)]).normalized()
        across = Vector((onward.z, 0, -onward.x))
        angle = 2 * pi * at / PITCH
        points.append(here + across * (radius * cos(angle)) + Vector((0, radius * sin(angle), 0)))
    return points


def _arm(plan, metal):
    z, r = plan.outlet_height + plan.head * .72, plan.spout_radius / MM
    hold = Matrix.Translation((plan.reach, 0, z))
    lathe('holder', [(r + 2.4, -7), (r + 5.4, -7, 1), (r + 5.4, 7, 1), (r + 2.4, 7)], metal, hold)
    lathe('arm collar', [(r * .82, -7), (r + 1.6, -7, 1), (r + 1.6, 7, 1), (r * .82, 7)], metal, Matrix.Translation((0, 0, z)))
    ends = [Vector((r * MM, 0, z)), Vector((plan.reach - (r + 4) * MM, 0, z))]
    sweep('arm', [ends[0].lerp(ends[1], step / 20) for step in range(21)], lambda share: 4.2 * MM, metal, around=32)


def fold_joint(plan, metal):
    """The sleeve from which the spout is lifted and laid down, in front of a window."""
    r, top = plan.spout_radius / MM, plan.body_height / MM
    lathe('fold joint', [(r - .6, top + 31), (r - .6, top + 34)], gap())
    lathe('fold sleeve', [(r - .2, top + 2), (r + 2.2, top + 3, 1), (r + 2.2, top + 31, 1.2), (r - .2, top + 31.4)], metal)
    lathe('fold ring', [(r - .2, top + 33.6), (r + 2.2, top + 33.8, 1), (r + 2.2, top + 44, 1.4), (r, top + 44.6)], metal)


def filter_lever(plan, metal):
    """A slim lever for filtered water on the other side of the body, with a dark mark on its end."""
    r, left = plan.body_radius / MM, outward(plan, -1)
    barrel('filter hub', 15.5, r - 8, r + 6, metal, left)
    barrel('filter end', 11.5, r + 5, r + 17, metal, left, r + 7, 2)
    axis, up = Vector((0, -(r + 12) * MM, plan.body_height * LEVER_AT)), Vector((0, -sin(radians(20)), cos(radians(20))))
    rod('filter lever', axis + up * 6 * MM, axis + up * 62 * MM, 3.2, metal)
    lathe('filter mark', [(0, r + 17.2), (3.2, r + 17.35), (3.2, r + 17.6, .1), (0, r + 17.7)], rubber(), left)

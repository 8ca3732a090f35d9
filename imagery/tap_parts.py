"""Parts that taps share: bars with a flat side, knurled grips, and where a lever's axis leaves the body. Millimetres, unless said otherwise."""
from math import cos, pi, radians, sin, sqrt

from mathutils import Matrix, Vector

from geometry import Mesh, lathe, rounded_rectangle, sweep
from materials import gap

MM = .001
SOFT = 1.2
LEVER_AT = .62


def outward(plan, side=1, share=LEVER_AT):
    """The frame of a lever's axis: its z points away from the body, to the cook's right (1) or left (-1)."""
    return Matrix.Translation((0, 0, plan.body_height * share)) @ Matrix.Rotation(radians(-90 * side), 4, 'X')


def barrel(name, radius, start, end, metal, frame, joint=None, edge=1.8):
    """A short turned cylinder along the frame's z; `joint` is where a dark gap parts it from the body."""
    if joint is not None:
        lathe(name + ' joint', [(radius - 1.2, start - 10), (radius - 1.2, joint + 1.5)], gap(), frame)
        start = joint + .9
    lathe(name, [(radius - 2, start), (radius, start, .5), (radius, end, edge), (0, end + .3)], metal, frame)


def rod(name, start, end, radius, metal, rounding=2.0, around=40):
    """A straight bar, round at its ends; start and end are vectors in metres, the radius a number or a function of the share of the length."""
    length = (end - start).length
    path = [start + (end - start) * (.5 - .5 * cos(pi * step / 60)) for step in range(61)]
    wide = radius if callable(radius) else lambda share: radius

    def at(share):
        from_end = min(share, 1 - share) * length / MM
        full = wide(share)
        if from_end >= rounding:
            return full * MM
        k = 1 - from_end / rounding
        return (full - rounding + rounding * sqrt(max(0.0, 1 - k * k))) * MM
    return sweep(name, path, at, metal, around=around)


def flat_bar(name, path, normal, width, thick, metal, round_start=0.0, round_end=0.0, corner=None):
    """A flat bar along vectors in metres. Width and thickness are functions of the share of the length; its ends are rounded in plan by so many millimetres."""
    travelled = [0.0]
    for before, after in zip(path, path[1:]):
        travelled.append(travelled[-1] + (after - before).length / MM)
    total, last = travelled[-1], len(path) - 1
    mesh, rings = Mesh(), []
    for index, point in enumerate(path):
        onward = (path[min(index + 1, last)] - path[max(index - 1, 0)]).normalized()
        across = onward.cross(normal).normalized()
        up = across.cross(onward).normalized()
        s, share = travelled[index], travelled[index] / total
        w = width(share) * _rounded(s, round_start) * _rounded(total - s, round_end)
        soft = min(SOFT, thick(share) * .4)
        drawn_in = 2 * soft * (1 - _rounded(min(s, total - s), soft))
        t, w = thick(share) - drawn_in, max(w - drawn_in, .2)
        r = min(corner or t * .49, t * .49, w * .49)
        section = rounded_rectangle(0, 0, w * MM, t * MM, r * MM, 0, 6, 4)
        rings.append([point + across * x + up * y for x, y, _ in section])
        tip = index in (0, last)
        for column, (x, y, _) in enumerate(section):
            mesh.brushing.append((across if tip else onward, (s / 12, 0, x + y if tip else _girth(section, column))))
    mesh.loft(rings, cap_start=True, cap_end=True)
    return mesh.become_object(name, metal, 40, recalculate=True, merge=1e-6)


def _girth(section, column):
    return sum(((x - a) ** 2 + (y - b) ** 2) ** .5 for (x, y, _), (a, b, _) in zip(section[1:column + 1], section))


def _rounded(distance, reach):
    """1 further than `reach` from an end, falling like a circle to 0 at the end."""
    if distance >= reach:
        return 1.0
    k = 1 - max(distance, 0) / reach
    return sqrt(max(0.0, 1 - k * k))


def stations(start, end, steps=48, bend=None):
    """Points from start to end, closer together at the ends, so that rounded ends stay round; bend(share) moves them, in metres."""
    shares = [.5 - .5 * cos(pi * step / steps) for step in range(steps + 1)]
    return [start.lerp(end, share) + (bend(share) if bend else Vector((0, 0, 0))) for share in shares]


def knurled(name, radius, low, high, metal, frame=None, teeth=56, depth=.7):
    """A grip with fine ridges along its axis."""
    mesh, count = Mesh(), teeth * 4
    rise = [1, 1, 0, 0]
    levels = [(low, depth + .6), (low + .5, depth), (low + 1.1, 0), (high - 1.1, 0), (high - .5, depth), (high, depth + .6)]
    rings = []
    for z, inset in levels:
        ring = []
        for step in range(count):
            r = radius - max(inset, 0 if rise[step % 4] else depth)
            angle = 2 * pi * step / count
            ring.append((r * cos(angle) * MM, r * sin(angle) * MM, z * MM))
            mesh.brushing.append(((-sin(angle), cos(angle), 0), (cos(angle), sin(angle), z * MM)))
        rings.append(ring)
    mesh.loft(rings, cap_start=True, cap_end=True)
    item = mesh.become_object(name, metal, 25, recalculate=True, merge=1e-6)
    if frame is not None:
        item.matrix_world = frame
    return item

"""The angular family of taps: square sections with small radii and slightly crowned faces. Stands at the origin, its spout along +x."""
from math import cos, pi, radians, sin

from mathutils import Matrix, Vector

from geometry import Mesh, lathe, rounded_rectangle
from materials import gap, rubber
from tap_parts import LEVER_AT

MM = .001
CORNER = 3.2 * MM
SOFT = 1.2 * MM
CROWN = .018  # how far a face swells in its middle, as a share of its width: a mirror that is quite flat shows one tone only
STROKE = 12 * MM


def _crowned(width, depth, corner, crown=CROWN):
    """The outline of a bar as (x, y, girth) in metres: no wider than asked for, its faces swelling to that in their middle."""
    swell = crown * min(width, depth)
    w, d = width - 2 * swell, depth - 2 * swell
    outline, girth, before = [], 0.0, None
    for x, y, _ in rounded_rectangle(0, 0, w, d, corner, 0, 6, 10):
        point = Vector((x + swell * 2 * x / w * (1 - (2 * y / d) ** 2), y + swell * 2 * y / d * (1 - (2 * x / w) ** 2)))
        girth += (point - before).length if before else 0
        before = point
        outline.append((point.x, point.y, girth))
    return outline


def _box(name, width, depth, low, high, material, matrix=None, corner=CORNER, crown=CROWN):
    """An upright bar with rounded edges all round, brushed upright; sizes in metres."""
    steps = [(SOFT * (1 - sin(a)), SOFT * (1 - cos(a))) for a in (0, pi / 6, pi / 3, pi / 2)]
    levels = [(inset, low + rise) for inset, rise in steps] + [(inset, high - rise) for inset, rise in reversed(steps)]
    mesh, rings = Mesh(), []
    for index, (inset, z) in enumerate(levels):
        outline, at_end = _crowned(width - 2 * inset, depth - 2 * inset, corner, crown), index in (0, len(levels) - 1)
        rings.append([(x, y, z) for x, y, _ in outline])
        mesh.brushing += [((1, 0, 0), (x / STROKE, 0, y)) if at_end else ((0, 0, 1), (z / STROKE, 0, girth)) for x, y, girth in outline]
    mesh.loft(rings, cap_start=True, cap_end=True)
    item = mesh.become_object(name, material, 40, recalculate=True, merge=1e-6)
    if matrix is not None:
        item.matrix_world = matrix
    return item


def square_body(plan, metal):
    """Rosette, joint and body."""
    body = plan.body_radius * 2
    _box('rosette', body + 10 * MM, body + 10 * MM, 0, 5 * MM, metal)
    _box('rosette joint', body - 2 * MM, body - 2 * MM, 4 * MM, 8 * MM, gap())
    _box('body', body, body, 6.4 * MM, plan.body_height, metal)
    _box('spout joint', plan.spout_radius * 2 - 1 * MM, plan.spout_radius * 2 - 1 * MM, plan.body_height - MM, plan.body_height + 1.4 * MM, gap())


def square_spout(plan, metal):
    """A bar that turns into the horizontal with a tight bend and ends flat behind its outlet."""
    half, start, bend = plan.spout_radius, plan.body_height + 1.2 * MM, plan.bend
    path = [(Vector((0, 0, start + (plan.crown - start) * step / 6)), Vector((0, 0, 1))) for step in range(7)]
    path += [(Vector((bend * (1 - cos(a)), 0, plan.crown + bend * sin(a))), Vector((sin(a), 0, cos(a))))
             for a in [pi / 2 * step / 20 for step in range(1, 21)]]
    tip, top, forward = plan.reach + half, plan.crown + bend, Vector((1, 0, 0))
    path.append((Vector((tip - SOFT, 0, top)), forward))
    mesh, rings = Mesh(), []
    stations = [(point, onward, half) for point, onward in path]
    stations += [(Vector((tip - SOFT + SOFT * sin(a), 0, top)), forward, half - SOFT * (1 - cos(a))) for a in (pi / 6, pi / 3, pi / 2)]
    travelled, before = 0.0, stations[0][0]
    for index, (point, onward, size) in enumerate(stations):
        up, outline, at_end = Vector((-onward.z, 0, onward.x)), _crowned(size * 2, size * 2, CORNER), index == len(stations) - 1
        travelled, before = travelled + (point - before).length, point
        rings.append([point + up * x + Vector((0, 1, 0)) * y for x, y, _ in outline])
        mesh.brushing += [((0, 1, 0), (y / STROKE, 0, x)) if at_end else (onward, (travelled / STROKE, 0, girth)) for x, y, girth in outline]
    mesh.loft(rings, cap_start=True, cap_end=True)
    mesh.become_object('spout', metal, 40, recalculate=True, merge=1e-6)
    place = Matrix.Translation((plan.reach, 0, top - half)) @ Matrix.Rotation(pi, 4, 'X')
    r, drop = half / MM - 2.5, plan.nozzle / MM
    lathe('nozzle', [(0, -1), (r, -1), (r, drop - .2, .8), (r - 2, drop, .3), (r - 2.6, drop - 2), (0, drop - 2)], metal, place)
    return lathe('aerator', [(r - 2.6, drop - 1), (0, drop - 1)], rubber(), place)


def square_lever(plan, metal):
    """A square block on the side of the body; the blade on its face is as wide as the block and stands up straight."""
    body, z, hub = plan.body_radius, plan.body_height * LEVER_AT, 26 * MM
    sideways = Matrix.Translation((0, body, z)) @ Matrix.Rotation(radians(-90), 4, 'X')
    _box('hub joint', hub - 2 * MM, hub - 2 * MM, -2 * MM, 3 * MM, gap(), sideways)
    _box('hub', hub, hub, 1.6 * MM, 15 * MM, metal, sideways, 2.4 * MM)
    _box('blade joint', hub - 2 * MM, hub - 2 * MM, 14 * MM, 17 * MM, gap(), sideways)
    blade = Matrix.Translation((0, body + 18.6 * MM, z))
    _box('lever', hub, 5 * MM, -hub / 2, 92 * MM, metal, blade, 1.6 * MM, .01)

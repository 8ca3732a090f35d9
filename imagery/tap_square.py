"""The angular family of taps: square sections with small radii. Stands at the origin, its spout along +x."""
from math import cos, pi, radians, sin

from mathutils import Matrix, Vector

from geometry import Mesh, lathe, rounded_rectangle
from materials import gap, rubber

MM = .001
CORNER = 3.2 * MM
SOFT = 1.2 * MM


def _box(name, width, depth, low, high, material, matrix=None, corner=CORNER):
    """An upright bar with rounded edges all round; sizes in metres."""
    mesh = Mesh()
    steps = [(SOFT * (1 - sin(a)), SOFT * (1 - cos(a))) for a in (0, pi / 6, pi / 3, pi / 2)]
    rings = [rounded_rectangle(0, 0, width - 2 * inset, depth - 2 * inset, corner, low + rise, 6, 4) for inset, rise in steps]
    rings += [rounded_rectangle(0, 0, width - 2 * inset, depth - 2 * inset, corner, high - rise, 6, 4) for inset, rise in reversed(steps)]
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
    path = [(Vector((0, 0, start)), Vector((0, 0, 1))), (Vector((0, 0, plan.crown)), Vector((0, 0, 1)))]
    path += [(Vector((bend * (1 - cos(a)), 0, plan.crown + bend * sin(a))), Vector((sin(a), 0, cos(a))))
             for a in [pi / 2 * step / 20 for step in range(1, 21)]]
    tip = plan.reach + half
    top = plan.crown + bend
    path.append((Vector((tip - SOFT, 0, top)), Vector((1, 0, 0))))
    rings = [_section(point, onward, half) for point, onward in path]
    rings += [_section(Vector((tip - SOFT + SOFT * sin(a), 0, top)), Vector((1, 0, 0)), half - SOFT * (1 - cos(a))) for a in (pi / 6, pi / 3, pi / 2)]
    mesh = Mesh()
    mesh.loft(rings, cap_start=True, cap_end=True)
    mesh.become_object('spout', metal, 40, recalculate=True, merge=1e-6)
    place = Matrix.Translation((plan.reach, 0, top - half)) @ Matrix.Rotation(pi, 4, 'X')
    r, drop = half / MM - 2.5, plan.nozzle / MM
    lathe('nozzle', [(0, -1), (r, -1), (r, drop - .2, .8), (r - 2, drop, .3), (r - 2.6, drop - 2), (0, drop - 2)], metal, place)
    return lathe('aerator', [(r - 2.6, drop - 1), (0, drop - 1)], rubber(), place)


def _section(point, onward, half):
    up = Vector((-onward.z, 0, onward.x))
    return [point + up * x + Vector((0, 1, 0)) * y for x, y, _ in rounded_rectangle(0, 0, half * 2, half * 2, CORNER, 0, 6, 4)]


def square_lever(plan, metal):
    """A block on the side of the body with a flat bar that leans away."""
    body, z, hub = plan.body_radius, plan.body_height * .62, 30 * MM
    sideways = Matrix.Translation((0, body, z)) @ Matrix.Rotation(radians(-90), 4, 'X')
    _box('hub joint', hub - 2 * MM, hub - 2 * MM, -2 * MM, 3 * MM, gap(), sideways)
    _box('hub', hub, hub, 1.6 * MM, 20 * MM, metal, sideways)
    lean = Matrix.Translation((0, body + 14 * MM, z)) @ Matrix.Rotation(radians(-18), 4, 'X')
    _box('lever', 11 * MM, 5 * MM, 10 * MM, 112 * MM, metal, lean, 1.6 * MM)

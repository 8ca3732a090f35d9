"""Builds a sink from its plan: no booleans, every edge rounded. The rim's upper side lies at z = 0."""
import math
from math import cos, hypot, radians, sin

from fittings import overflow, strainer
from geometry import Mesh, circle, quarter_turn, rounded_rectangle
from materials import gap
from plans import DRAIN, MM

GROOVE_DEPTH, GROOVE_HALF_WIDTH = .0032, .0085
DRAINER_DEPTH = .007
MARGIN = .002
BOWL = 'bowl'


def build_sink(plan, material):
    """Adds the sink with strainers and overflows to the scene; gives the rim with its drainer back."""
    mesh = Mesh()
    outline = _outer_edge(mesh, plan)
    openings = []
    for bowl in plan.bowls:
        openings.append(_bowl(plan, bowl, material))
        strainer(bowl.drain_x, bowl.drain_y, -bowl.height, bowl.drain_radius + .0008)
        overflow(bowl.x, bowl.y + bowl.depth / 2 - math.tan(radians(plan.draft)) * .05 - .0012, -DRAIN['overflow']['below'] * MM)
    openings += [_tap_hole(mesh, hole) for hole in plan.tap_holes]
    if plan.drainer:
        openings.append(_drainer(mesh, plan.drainer))
    mesh.fill([outline] + openings)
    return mesh.become_object('rim', material, 40)


def _outer_edge(mesh, plan):
    edge = plan.outer_edge
    profile = [(edge + MARGIN, 0)] + [(edge - edge * sin(a), -edge + edge * cos(a)) for a in quarter_turn(8)]
    if plan.apron:
        foot = .012
        profile += [(0, -edge - (plan.apron - edge - foot) * step / 4) for step in range(1, 5)]
        profile += [(foot * (1 - cos(a)), -plan.apron + foot - foot * sin(a)) for a in quarter_turn(6)[1:]]
    else:
        profile.append((0, -max(plan.rim, edge + .0005)))
    inset, z = profile[-1]
    profile += [(inset + .012, z), (inset + .0125, z + .001)]
    rings = [_outline(plan, inset, z) for inset, z in profile]
    mesh.loft(rings, flip=True)
    return rings[0]


def _outline(plan, inset, z):
    return rounded_rectangle(0, 0, plan.width - 2 * inset, plan.depth - 2 * inset, max(plan.corner - inset, .001), z)


def bowl_profile(plan, bowl):
    """(distance inward from the opening, z): rim fillet, drafted wall, bottom fillet."""
    edge, floor = plan.edge, -(bowl.height - bowl.fall - bowl.bottom)
    slope = math.tan(radians(plan.draft))
    profile = [(-edge - MARGIN, 0)] + [(-edge + edge * sin(a), -edge + edge * cos(a)) for a in quarter_turn(8)]
    for step in range(1, 6):
        z = -edge + (floor + edge) * step / 5
        profile.append(((-edge - z) * slope, z))
    foot = profile[-1][0]
    profile += [(foot + bowl.bottom * (1 - cos(a * .965)), floor - bowl.bottom * sin(a * .965)) for a in quarter_turn(16)[1:]]
    return profile


def _bowl(plan, bowl, material):
    """An object of its own: its many thin faces would bend the normals of the flat rim."""
    profile = bowl_profile(plan, bowl)
    rings = [rounded_rectangle(bowl.x, bowl.y, bowl.width - 2 * inset, bowl.depth - 2 * inset, max(bowl.corner - inset, bowl.corner * .55), z)
             for inset, z in profile]
    opening, foot, radius = rings[0], rings[-1], bowl.drain_radius
    outlet = circle(bowl.drain_x, bowl.drain_y, radius, -bowl.height)
    floor = foot[0][2]
    for step in range(1, 25):
        t = (step / 24) ** 1.7
        z = floor + (-bowl.height - floor) * (1 - (1 - t) ** 1.6)
        rings.append([(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, z) for a, b in zip(foot, outlet)])
    for narrower, deeper in ((.0013, .0006), (.002, .003), (.0105, .003)):
        rings.append(circle(bowl.drain_x, bowl.drain_y, radius - narrower, -bowl.height - deeper))
    mesh = Mesh()
    mesh.loft(rings, flip=True)
    if not plan.apron:
        _shell(mesh, plan, bowl, profile[9:])
    mesh.become_object(BOWL, material, 40, weighted=False)
    return opening


def _shell(mesh, plan, bowl, profile):
    """The outside of the bowl, open under the strainer."""
    wall = plan.wall
    width, depth, corner = bowl.width + 2 * wall, bowl.depth + 2 * wall, bowl.corner + wall
    rings = [rounded_rectangle(bowl.x, bowl.y, width, depth, corner, -plan.rim * .6)]
    rings += [rounded_rectangle(bowl.x, bowl.y, width - 2 * inset, depth - 2 * inset, max(corner - inset, bowl.corner * .6), z - wall)
              for inset, z in profile]
    rings.append(circle(bowl.drain_x, bowl.drain_y, bowl.drain_radius + .003, rings[-1][0][2] - .003))
    mesh.loft(rings)


def _tap_hole(mesh, hole):
    bevel = .0015
    rings = [circle(hole.x, hole.y, hole.radius + bevel * (1 - sin(a)), -bevel * (1 - cos(a))) for a in quarter_turn(5)]
    rings.append(circle(hole.x, hole.y, hole.radius, -.012))
    mesh.loft(rings, flip=True)
    dark = Mesh()
    dark.fill([circle(hole.x, hole.y, hole.radius + .0005, -.0115)])
    dark.become_object('tap hole', gap())
    return rings[0]


def _smooth(t):
    t = max(0.0, min(1.0, t))
    return t * t * (3 - 2 * t)


def _distance_to_edge(x, y, width, depth, corner):
    """Signed distance to a rounded rectangle about the origin, negative inside."""
    qx, qy = abs(x) - width / 2 + corner, abs(y) - depth / 2 + corner
    return hypot(max(qx, 0), max(qy, 0)) + min(max(qx, qy), 0) - corner


def _drainer(mesh, drainer):
    """A sunken board with grooves that falls towards the bowl."""
    pitch, border = (drainer.depth - .05) / drainer.grooves, .003

    def height(x, y):
        x, y = x - drainer.x, y - drainer.y
        distance = _distance_to_edge(x, y, drainer.width, drainer.depth, drainer.corner)
        if distance >= 0:
            return 0
        z = -DRAINER_DEPTH * _smooth(-distance / .016) - .003 * _smooth(-distance / .03) * (.5 - drainer.side * x / drainer.width)
        row = (y + drainer.depth / 2 - .025) / pitch
        if 0 < row < drainer.grooves:
            across, beyond = abs(row - math.floor(row) - .5) * pitch, max(abs(x) - (drainer.width / 2 - .045), 0)
            z -= GROOVE_DEPTH * _smooth(1 - hypot(across, beyond) / GROOVE_HALF_WIDTH)
        return z

    left, right = drainer.x - drainer.width / 2 - border, drainer.x + drainer.width / 2 + border
    front, back = drainer.y - drainer.depth / 2 - border, drainer.y + drainer.depth / 2 + border
    mesh.height_field(left, right, front, back, int(drainer.width / .0022), int(drainer.depth / .0016), height)
    return [(right, back, 0), (left, back, 0), (left, front, 0), (right, front, 0)]

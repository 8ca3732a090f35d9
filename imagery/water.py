"""Water that runs from a tap's outlet into a bowl: the stream, the film round the place where it lands, the drops beside it. Metres."""
import random
from collections import namedtuple
from math import cos, exp, hypot, pi, sin, sqrt

import bpy
from mathutils import Vector

from drops import drop_pattern, hang
from geometry import Mesh
from sink import BOWL
from water_material import water

GRAVITY = 9.81
THIN, THICK, JUMP = .0006, .0024, .036  # the film inside the jump and outside it, and how far from the stream it jumps
ROUND, OUTWARD = 220, 110
DRAIN_LIP = .014

Place = namedtuple('Place', 'x y high low')


def run_water(flow, plan, outlet):
    """Opens the tap: `litres` a minute in a stream that is `radius` wide at the outlet; gives the place where it lands."""
    place = _landing(outlet)
    material = water()
    _stream(flow, place, material)
    _film(flow, plan, place, material)
    _drops(flow, place, drop_pattern(material))
    return place


def floor_at(x, y):
    """The height of the nearest bowl's floor below (x, y), or None beside the bowls."""
    found = [place for place, _ in _hits(Vector((x, y, .1)), Vector((0, 0, -1)))]
    return found[0].z if found else None


def _hits(start, direction):
    bowls = [item for item in bpy.data.objects if item.name.startswith(BOWL) and item.type == 'MESH']
    casts = [bowl.ray_cast(start, direction) for bowl in bowls]
    return [(place, normal) for hit, place, normal, _ in casts if hit]


def _landing(outlet):
    bpy.context.view_layer.update()
    points = [outlet.matrix_world @ vertex.co for vertex in outlet.data.vertices]
    middle = sum(points, Vector()) / len(points)
    low = floor_at(middle.x, middle.y)
    return Place(middle.x, middle.y, min(point.z for point in points), middle.z - .3 if low is None else low)


def _stream(flow, place, material):
    """It falls freely and so narrows; what turns in it grows on its way, and its foot spreads into the film."""
    first = flow['litres'] / 60000 / (pi * flow['radius'] ** 2)
    fall, steps, around = place.high - place.low, 320, 64
    rings = []
    for step in range(steps + 1):
        t = step / steps
        down = fall * t
        radius = flow['radius'] * sqrt(first / sqrt(first * first + 2 * GRAVITY * down))
        from_foot = fall - down - THIN
        spread = .0075 * exp(-max(0.0, from_foot) / .0016)
        beads = .03 * t * t * sin(2 * pi * from_foot / .0072 + .8 * sin(from_foot * 90))
        ring = []
        for turn in range(around):
            a = 2 * pi * turn / around
            twisted = .055 * cos(2 * a - 46 * down + .6) + .028 * cos(3 * a + 71 * down) + .016 * cos(5 * a - 118 * down + 2)
            r = radius * (1 + beads + twisted * (.35 + .65 * t)) + spread
            sway = .0006 * t * sin(17 * down)
            ring.append((place.x + r * cos(a) + sway, place.y + r * sin(a), max(place.high - down, place.low + THIN * .5)))
        rings.append(ring)
    mesh = Mesh()
    mesh.loft(rings, flip=True, cap_start=True)
    mesh.become_object('stream', material, 180, weighted=False, merge=1e-7, recalculate=True)


def _film(flow, plan, place, material):
    """A smooth disc, the ring where the water slows down, and an uneven layer that runs to the drain."""
    drain = min(plan.bowls, key=lambda bowl: hypot(bowl.drain_x - place.x, bowl.drain_y - place.y))
    towards = Vector((drain.drain_x - place.x, drain.drain_y - place.y))
    mesh, rings = Mesh(), []
    edges = [_reach(flow, towards, drain, place, 2 * pi * turn / ROUND) for turn in range(ROUND)]
    for step in range(OUTWARD + 1):
        ring = []
        for turn, edge in enumerate(edges):
            a = 2 * pi * turn / ROUND
            r = .003 + (edge - .003) * step / OUTWARD
            x, y = place.x + r * cos(a), place.y + r * sin(a)
            low = floor_at(x, y)
            ring.append((x, y, (place.low if low is None else low) + _depth(a, r, edge)))
        rings.append(ring)
    mesh.loft(rings)
    mesh.become_object('film', material, 180, weighted=False, merge=1e-8)


def _reach(flow, towards, drain, place, a):
    """How far the film spreads in that direction: further towards the drain, and over its lip where it meets it."""
    way = Vector((cos(a), sin(a)))
    ahead = max(0.0, way.dot(towards.normalized()))
    free = flow['spread'] * (1 + .10 * sin(2 * a + 1) + .07 * sin(5 * a) + .045 * sin(9 * a + 2) + .02 * sin(17 * a)) + .03 * ahead ** 3
    along = way.dot(towards)
    beside2 = towards.length_squared - along * along
    lip = drain.drain_radius - DRAIN_LIP
    drained = along - sqrt(lip * lip - beside2) if along > 0 and beside2 < lip * lip else free
    reach = min(free, drained)
    while reach > JUMP and _steep(place, way, reach):  # it stands at the foot of a wall
        reach -= .004
    return max(reach, JUMP * .8)


def _steep(place, way, reach):
    low = floor_at(place.x + way.x * reach, place.y + way.y * reach)
    return low is None or low - place.low > .008


def _depth(a, r, edge):
    jump = JUMP * (1 + .06 * sin(3 * a) + .05 * sin(7 * a + 1) + .03 * sin(13 * a))
    rise = 1 / (1 + exp(-(r - jump) / .0016))
    crest = .0011 * exp(-((r - jump - .003) / .0042) ** 2) * (1 + .3 * sin(11 * a))
    ripple = .00022 * rise * (sin(2 * pi * r / .0105 + 2 * sin(4 * a) + a) + .8 * sin(230 * r * cos(a) + 3) * sin(210 * r * sin(a)))
    calm = .00009 * (1 - rise) * sin(2 * pi * r / .0045)
    border = max(0.0, min(1.0, (edge - r) / .007))
    return (THIN + (THICK - THIN) * rise + crest + ripple * border + calm) * sqrt(border * (2 - border)) - .0003 * (1 - border)


def _drops(flow, place, drop):
    """Drops on the bowl's floor and walls, flat where they lie, and a few still in the air."""
    chance = random.Random(flow.get('seed', 4))
    for _ in range(flow['drops']):
        a, rise = chance.uniform(0, 2 * pi), chance.uniform(-.5, .55)
        start = Vector((place.x, place.y, place.low + .035))
        for spot, normal in _hits(start, Vector((cos(a), sin(a), rise)).normalized()):
            if hypot(spot.x - place.x, spot.y - place.y) > flow['spread'] * 1.25:
                size = chance.uniform(.5, 1.0) ** 2 * chance.choice((1.2, 1.6, 2.4))
                hang(drop, spot, normal, (size * chance.uniform(.85, 1.2), size, size * .42))
    for _ in range(flow['drops'] // 7):
        a, out = chance.uniform(0, 2 * pi), chance.uniform(.012, .055)
        spot = Vector((place.x + out * cos(a), place.y + out * sin(a), place.low + chance.uniform(.006, .004 + .7 * out)))
        size = chance.uniform(.35, .95)
        hang(drop, spot, Vector((cos(a), sin(a), 1.2)), (size, size, size * 1.25))

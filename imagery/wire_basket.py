"""A basket of round wires that hangs between two rails over a bowl, or stands on its feet."""
from mathutils import Matrix, Vector

from accessory_materials import bare_metal
from geometry import lathe, rounded_rectangle
from materials import rubber
from wires import closed_wire, wire

MM = .001
RAIL, FRAME, ROD = 4 * MM, 3 * MM, 1.5 * MM
FOOT = 9 * MM
DRAW_IN = 20 * MM
PITCH = 15 * MM


def build_wire_basket(plan, finish):
    """Adds the basket; its rails are as deep as the facts say, the basket between them passes the narrowest bowl."""
    metal, top, floor = bare_metal(finish), plan.height - RAIL, FOOT + FRAME
    parts = [closed_wire('rail', rounded_rectangle(0, 0, plan.width - 2 * RAIL, plan.depth - 2 * RAIL, 26 * MM, top, 14, 8), RAIL, metal)]
    upper = (plan.width - 2 * RAIL - 2 * FRAME, plan.basket)
    lower = (upper[0] - 2 * DRAW_IN, plan.basket - 2 * DRAW_IN)
    parts.append(closed_wire('floor frame', rounded_rectangle(0, 0, lower[0], lower[1], 22 * MM, floor, 12, 8), FRAME, metal))
    half = (top + floor) / 2 + 8 * MM
    middle = [(a + b) / 2 + 5 * MM for a, b in zip(upper, lower)]
    closed_wire('belt', rounded_rectangle(0, 0, middle[0], middle[1], 24 * MM, half, 12, 8), 2 * MM, metal)
    _across(upper, lower, top, floor, metal)
    _along(upper, lower, top, floor, metal)
    _bridges(plan, upper, top, metal)
    parts += _feet(lower, floor, metal)
    return parts


def _hoop(half_top, half_floor, top, floor, place, bend=14 * MM):
    """A wire from one side down, over the floor and up the other side."""
    slope = Vector((half_top - half_floor, top - floor)).normalized()
    left = [(-half_top, top), (-half_floor - slope.x * bend, floor + slope.y * bend)]
    curve = []
    for step in range(9):
        t = step / 8
        start, corner, end = Vector(left[1]), Vector((-half_floor, floor)), Vector((-half_floor + bend, floor))
        curve.append(start * (1 - t) ** 2 + corner * 2 * t * (1 - t) + end * t ** 2)
    line = [Vector(left[0])] + curve
    line += [Vector((-point.x, point.y)) for point in reversed(line)]
    return [Vector(place(point.x, point.y)) for point in line]


def _across(upper, lower, top, floor, metal):
    """Hoops from rail to rail, close to each other."""
    count = int(lower[1] / PITCH)
    for index in range(count + 1):
        share = index / count - .5
        y = share * (lower[1] - 14 * MM)
        wire('hoop', _hoop(upper[0] / 2, lower[0] / 2, top, floor + ROD, lambda x, z, y=y: (x, y, z)), ROD, metal)


def _along(upper, lower, top, floor, metal):
    """A few hoops the other way carry them."""
    for share in (-.42, -.21, 0, .21, .42):
        x = share * lower[0]
        wire('bearer', _hoop(upper[1] / 2, lower[1] / 2, top, floor - ROD, lambda y, z, x=x: (x, y, z)), 2 * MM, metal)


def _bridges(plan, upper, top, metal):
    """Two bars close the rails where the basket ends."""
    half = plan.width / 2 - RAIL
    for side in (-1, 1):
        y = side * upper[1] / 2
        wire('bridge', [Vector((-half + 2 * half * step / 12, y, top)) for step in range(13)], FRAME, metal)


def _feet(lower, floor, metal):
    feet, x, y = [], lower[0] / 2 - 12 * MM, lower[1] / 2 - 34 * MM
    for sx in (-1, 1):
        for sy in (-1, 1):
            place = Matrix.Translation((sx * x, sy * y, 0))
            feet.append(lathe('foot', [(0, 0), (5.6, 0, 1.6), (6.4, 8, 1.4), (3, 11, 1), (0, 11)], rubber(), place, around=40))
            wire('foot pin', [Vector((sx * x, sy * y, z * floor)) for z in (.6, .8, 1.0, 1.15)], 2.4 * MM, metal)
    return feet



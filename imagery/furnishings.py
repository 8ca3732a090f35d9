"""More of what stands and hangs in a room: a tall cupboard with an oven, a hob, a bench, stools, a rail with pegs, tiles. Metres; x and y are those of the room."""
from math import cos, pi, radians, sin

from mathutils import Matrix, Vector

from accessory_materials import cloth
from geometry import Mesh, lathe, sweep
from materials import plain, tap_material
from room import FLOOR
from surfaces import wood
from walls import block, tiled

GAP, THICK, PLINTH = .003, .02, .10


def cupboard(prop, spot):
    """A cupboard from the floor up whose front is at y: one column of fronts after the other, each cut at its heights, with bars to pull; `oven` puts an oven between two cuts."""
    left, front, back, top = prop['x'], prop['y'], prop['wall'], prop['height'] - FLOOR
    paint = wood(prop['colour']) if isinstance(prop['colour'], str) else plain('cabinet', tuple(prop['colour']), .42)
    metal, wide = tap_material(prop['handles']), prop['width']
    right = left + wide * len(prop['columns'])
    block('carcase', left + .001, right - .001, front + THICK + .002, back, -FLOOR, top, plain('carcase', (.05, .05, .05), .9), .001)
    block('side', right - .019, right, front, back, -FLOOR, top, paint, .0015)
    block('side', left, left + .019, front, back, -FLOOR, top, paint, .0015)
    block('top', left, right, front, back, top, top + .02, paint, .0015)
    block('plinth', left, right, front + .055, front + .071, -FLOOR, PLINTH - FLOOR, plain('plinth', (.055, .052, .048), .6), .001)
    for index, cuts in enumerate(prop['columns']):
        start, end = left + .0195 * (index == 0) + wide * index, left + wide * (index + 1) - .0195 * (index == len(prop['columns']) - 1)
        heights = [PLINTH + .004 - FLOOR] + [cut - FLOOR for cut in cuts] + [top - .002]
        for part, (low, high) in enumerate(zip(heights, heights[1:])):
            place = (start + GAP / 2, end - GAP / 2, front, front + THICK, low + (GAP if part else 0), high)
            if prop.get('oven') == [index, part]:
                _oven(place, metal)
                continue
            block('front', *place, paint, .0012)
            if high - low > .4:
                inner = end - .045 if index % 2 == 0 else start + .045
                _bar((inner, front, (low if low + FLOOR > .9 else high - .42) + .06), (inner, front, (low if low + FLOOR > .9 else high - .42) + .36), metal)
            else:
                middle = (start + end) / 2
                _bar((middle - .11, front, high - .06), (middle + .11, front, high - .06), metal)


def _bar(start, end, metal):
    """A round bar on two feet before a front."""
    a, b, off = Vector(start), Vector(end), Vector((0, -.032, 0))
    sweep('bar', [a + off + (b - a) * k / 4 for k in range(5)], lambda share: .0055, metal, around=20)
    for end_piece in (a + (b - a) * .08, a + (b - a) * .92):
        sweep('foot', [end_piece + off * k / 2 for k in range(3)], lambda share: .0045, metal, around=16)


def _oven(place, metal):
    """An oven: a pane of dark glass under a panel, with a bar to pull."""
    left, right, front, back, low, high = place
    glass, panel = plain('oven glass', (.008, .008, .009), .06), plain('oven panel', (.018, .018, .019), .25)
    block('oven panel', left, right, front, back, high - .10, high, panel, .001)
    block('oven door', left, right, front - .006, back, low, high - .103, glass, .002)
    for x in (left + .09, right - .09):
        lathe('oven knob', [(0, 0), (19, 0, 1), (19, 18, 2), (0, 18)], metal, Matrix.Translation((x, front, high - .05)) @ Matrix.Rotation(radians(90), 4, 'X'), around=40)
    block('display', (left + right) / 2 - .07, (left + right) / 2 + .07, front - .001, front + .004, high - .068, high - .032, glass, .0005)
    _bar((left + .06, front - .006, high - .15), (right - .06, front - .006, high - .15), metal)


def hob(prop, spot):
    """A hob of black glass on the worktop."""
    x, y, z = spot
    block('hob', x - .29, x + .29, y - .255, y + .255, z, z + .005, plain('hob', (.006, .006, .0065), .07), .0015)


def bench(prop, spot):
    """A bench of three boards with a rail between; `turn` lays it along or across the room."""
    timber, half, deep = wood(prop['wood'], staves=(2.6, .3)), prop['width'] / 2, prop['depth'] / 2
    place = Matrix.Translation((prop['x'], prop['y'], 0)) @ Matrix.Rotation(radians(prop['turn']), 4, 'Z')
    parts = [block('seat', -half, half, -deep, deep, .415 - FLOOR, .45 - FLOOR, timber, .005)]
    upright, rail = wood(prop['wood'], standing=True), wood(prop['wood'])
    parts += [block('end', side * (half - .18) - .016, side * (half - .18) + .016, -deep + .02, deep - .02, -FLOOR, .4145 - FLOOR, upright, .003) for side in (-1, 1)]
    parts.append(block('rail', -half + .19, half - .19, -.012, .012, .28 - FLOOR, .36 - FLOOR, rail, .003))
    for part in parts:
        part.matrix_world = place


def stool(prop, spot):
    """A stool with a round seat of wood on four bent legs of steel, held by a ring."""
    x, y, seat = prop['x'], prop['y'], prop['height'] - FLOOR
    lathe('seat', [(0, -34), (150, -34, 6), (172, -22, 10), (172, -6, 6), (160, 0, 5), (120, -5, 30), (0, -8)], wood(prop['wood']), Matrix.Translation((x, y, seat)), sharp_angle=60)
    metal = plain('stool', tuple(prop['colour']), .38)
    for k in range(4):
        a = radians(prop['turn'] + 90 * k)
        top, foot = Vector((x + .11 * cos(a), y + .11 * sin(a), seat - .033)), Vector((x + .205 * cos(a), y + .205 * sin(a), -FLOOR + .002))
        sweep('leg', [top + (foot - top) * t / 6 for t in range(7)], lambda share: .0105, metal, around=20)
    share = .62
    wide, z = .11 + .095 * share - .004, seat - .033 + (-FLOOR - seat + .033) * share
    sweep('ring', [Vector((x + wide * cos(2 * pi * k / 48), y + wide * sin(2 * pi * k / 48), z)) for k in range(49)], lambda share: .007, metal, around=16)


def pegs(prop, spot):
    """A rail with turned pegs on the wall behind; cloths hang where `cloths` counts pegs, each (number, length, colour)."""
    x, y, z, count, apart = prop['x'], prop['y'], prop['z'], prop['count'], prop['apart']
    timber = wood(prop['wood']) if isinstance(prop['wood'], str) else plain('rail', tuple(prop['wood']), .45)
    block('peg rail', x - .1, x + apart * (count - 1) + .1, y - .02, y, z - .04, z + .04, timber, .003)
    for k in range(count):
        place = Matrix.Translation((x + apart * k, y - .019, z)) @ Matrix.Rotation(radians(82), 4, 'X')
        lathe('peg', [(0, 0), (9, 0), (6.5, 20, 8), (7, 52, 4), (12.5, 64, 5), (11, 73, 4), (0, 75)], timber, place, around=32)
    for number, length, colour in prop.get('cloths', []):
        _cloth(x + apart * number, y - .052, z + .012, length, tuple(colour))


def _cloth(x, y, z, length, colour):
    """A tea towel that hangs from one point by its loop."""
    mesh, columns, rows = Mesh(), 90, 50
    for row in range(rows + 1):
        s = row / rows
        half = .012 + .105 * (1 - (1 - min(1, s * 1.25)) ** 2.2)
        for column in range(columns + 1):
            t = 2 * column / columns - 1
            fold = .020 * (.35 + .65 * s) * cos(3.2 * pi * t + .8 * sin(2.2 * s)) * (1 - .3 * abs(t))
            mesh.vertices.append((x + half * t + .006 * sin(5 * s + 2 * t), y + .012 - .012 * s + fold - .004, z - length * s - .03 * abs(t) * s ** .5))
    mesh.faces = [(a, a + 1, a + columns + 2, a + columns + 1) for row in range(rows) for column in range(columns) for a in [row * (columns + 1) + column]]
    mesh.become_object('tea towel', cloth(colour), 180, weighted=False)


def splashback(prop, spot):
    """Tiles on the wall behind, over the worktop: a field `width` by `height` from its left lower corner at x."""
    tiled(prop, spot[0], spot[0] + prop['width'], spot[2] + prop.get('z', 0), spot[2] + prop.get('z', 0) + prop['height'])

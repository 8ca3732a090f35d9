"""What stands and hangs in a room: a table, chairs, a curtain, a switch. Metres; x and y are those of the room."""
import random
from math import pi, radians, sin

from mathutils import Matrix, Vector

from accessory_materials import cloth
from geometry import Mesh, rounded_rectangle, sweep
from materials import plain
from room import FLOOR
from surfaces import wood
from walls import block
from worktops import slab, surface

TABLE = .745


def table(prop):
    """A table of solid wood on four legs, its grain across the view, or `along` it; gives the height of its top."""
    along_view, x, y = prop.get('along', False), prop['x'], prop['y']
    timber = wood(prop['wood'], staves=(2.4, .14), upright=along_view)
    half_width, half_depth, z = prop['width'] / 2, prop['depth'] / 2, TABLE - FLOOR
    block('table top', x - half_width, x + half_width, y - half_depth, y + half_depth, z - .032, z, timber, .005)
    leg = wood(prop['wood'], standing=along_view)
    across, lengthwise = wood(prop['wood']) if along_view else leg, wood(prop['wood'], upright=True) if along_view else leg
    for side in (-1, 1):
        aside, along = x + side * (half_width - .07), y + side * (half_depth - .07)
        block('apron', x - half_width + .09, x + half_width - .09, along - .011, along + .011, z - .12, z - .0325, across, .002)
        block('apron', aside - .011, aside + .011, y - half_depth + .09, y + half_depth - .09, z - .12, z - .0325, lengthwise, .002)
        for other in (-1, 1):
            _leg(Vector((aside, y + other * (half_depth - .07), 0)), z - .0325, leg)
    return z


def island(prop, spot):
    """An island that stands in front: panels on a plinth under a slab; its top is as high as the worktop behind."""
    x, y, z = prop['x'], prop['y'], spot[2]
    half_width, half_depth = prop['width'] / 2, prop['depth'] / 2
    panel = wood(prop['panels']) if isinstance(prop['panels'], str) else plain('island', tuple(prop['panels']), .42)
    count = round(prop['width'] / .6)
    wide, under = (prop['width'] - .06) / count, z - prop['thick'] - .0005
    for index in range(count):
        left = x - half_width + .03 + wide * index
        block('panel', left + .0015, left + wide - .0015, y - half_depth + .03, y + half_depth - .03, .1 - FLOOR, under, panel, .0015)
    block('plinth', x - half_width + .08, x + half_width - .08, y - half_depth + .08, y + half_depth - .08, -FLOOR, .1 - FLOOR, plain('plinth', (.055, .052, .048), .6))
    slab(x - half_width, x + half_width, y - half_depth, y + half_depth, z, prop['thick'], None, surface(prop['surface']))


def _leg(place, top, timber):
    mesh = Mesh()
    wide = ((.044, -FLOOR), (.048, -FLOOR + .004), (.066, top - .13), (.066, top))
    mesh.loft([rounded_rectangle(place.x, place.y, side, side, .006, z, 4, 2) for side, z in wide], cap_start=True, cap_end=True)
    mesh.become_object('leg', timber, 50)


def chair(prop, spot):
    """A chair with a seat of one board, four raking legs and a back of spindles under a bent rail."""
    place = Matrix.Translation((prop['x'], prop['y'], -FLOOR)) @ Matrix.Rotation(radians(prop['turn']), 4, 'Z')
    timber = wood(prop['wood']) if isinstance(prop['wood'], str) else plain('chair', tuple(prop['wood']), .45)
    seat, mesh = .45, Mesh()
    edge = ((.03, seat - .034), (.004, seat - .02), (0, seat - .012), (.008, seat - .002), (.03, seat))
    rings = [rounded_rectangle(0, 0, .40 - inset, .39 - inset, .12, z, 8, 4) for inset, z in edge]
    rings += [rounded_rectangle(0, -.01, .40 - inset, .39 - inset, .11, seat - drop, 8, 4) for inset, drop in ((.12, .006), (.24, .011), (.34, .012))]
    mesh.loft(rings, cap_start=True, cap_end=True)
    mesh.become_object('seat', timber, 60).matrix_world = place

    def stick(start, end, thick, bulge=.3):
        path = [place @ (Vector(start) + (Vector(end) - Vector(start)) * t) for t in [step / 16 for step in range(17)]]
        sweep('stick', path, lambda share: thick * (1 - bulge + bulge * sin(pi * (.15 + .7 * share))), timber, around=20)
    for side in (-1, 1):
        stick((side * .135, -.125, seat - .02), (side * .19, -.19, 0), .0155)
        stick((side * .125, .125, seat - .02), (side * .18, .21, 0), .0155)
        stick((side * .16, -.155, .19), (side * .152, .165, .19), .0095)
        stick((side * .15, .15, seat - .01), (side * .195, .235, .80), .0125)
    stick((-.155, 0, .19), (.155, 0, .19), .0095)
    for k in (-2, -1, 0, 1, 2):
        stick((k * .05, .165, seat - .008), (k * .062, .245 + .012 * (2 - abs(k)) / 2, .79), .0068)
    rail = [place @ Vector((.215 * t, .25 + .02 * (1 - t * t), .795 + .012 * (1 - t * t))) for t in [-1 + step / 16 for step in range(33)]]
    top = [rounded_rectangle(0, 0, .020, .062, .009, 0, 5, 3) for _ in rail]
    mesh = Mesh()
    mesh.loft([[point + place.to_3x3() @ Vector((0, a, b)) for a, b, _ in ring] for point, ring in zip(rail, top)], cap_start=True, cap_end=True)
    mesh.become_object('chair rail', timber, 60, recalculate=True)


def curtain(prop, spot):
    """A linen curtain gathered beside a window of a side wall, on its rail; from `low` to `high`, `width` along the wall."""
    chance = random.Random(prop['seed'])
    folds = [(chance.uniform(.7, 1.3), chance.uniform(0, 2 * pi)) for _ in range(4)]
    low, high, wide = prop['low'], prop['high'], prop['width']

    def out(t, s):
        hang = .55 + .45 * s
        return sum(.013 / rate * sin(2 * pi * t * prop['folds'] * rate + phase + .5 * s * sin(7 * t)) for rate, phase in folds) * hang
    mesh, columns, rows = Mesh(), 220, 40
    for row in range(rows + 1):
        s = row / rows
        for column in range(columns + 1):
            t = column / columns
            y = prop['y'] + (t - .5) * wide * (1 + .10 * s * s) + .006 * sin(40 * t) * s
            mesh.vertices.append((prop['x'] + out(t, s), y, high - (high - low) * s))
    for row in range(rows):
        for column in range(columns):
            a = row * (columns + 1) + column
            mesh.faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    mesh.become_object('curtain', cloth(tuple(prop['colour'])), 180, weighted=False)
    rod = [Vector((prop['x'], prop['y'] + prop['rail'][0] + (prop['rail'][1] - prop['rail'][0]) * k / 8, high + .012)) for k in range(9)]
    sweep('curtain rail', rod, lambda share: .008, plain('curtain rail', (.03, .028, .026), .45), around=20)


def switch(prop, spot):
    """A switch or a socket on the wall behind."""
    x, y, z = prop['x'], prop['y'], prop['z']
    white = plain('switch', (.72, .71, .68), .35)
    block('plate', x - .041, x + .041, y - .009, y, z - .041, z + .041, white, .004)
    block('rocker', x - .028, x + .028, y - .0115, y - .006, z - .028, z + .028, white, .002)

"""Vegetables at the sink: tomatoes, carrots whole and sliced, potatoes. Metres; each lies at (x, y, z)."""
import random
from math import cos, exp, pi, radians, sin, sqrt

from mathutils import Matrix, Vector, noise as waves

from food import once
from geometry import Mesh, lathe, sweep
from vegetable_skins import carrot_flesh, carrot_skin, green, potato_skin, tomato_skin

FLAT, DIMPLE = .84, .2  # a tomato's height for its width; how deep its stalk sits
TAPER = [(0, 0), (.5, 1), (1.2, 9), (2.4, 22), (4.6, 40), (7.2, 65), (9.8, 95), (11.8, 125), (13.4, 150), (14, 163), (13.4, 171), (9.5, 176.5), (4, 177.4), (0, 177)]
RESTS, TILT = (11.8, 125), .069  # where a carrot touches what it lies on, and how far its axis rises towards its greens


def tomato(prop, spot):
    """A tomato with its calyx; `size` is its radius in millimetres, `lean` turns the stalk from upright."""
    r, chance, lean = prop.get('size', 33) * .001, random.Random(str(prop['x'])), radians(prop.get('lean', 10))
    mesh, rings, twist = Mesh(), [], chance.uniform(0, 6)
    for a in [pi * step / 48 for step in range(49)]:
        out, lobes = max(sin(a), 1e-3), lambda turn, a=a: 1 + sin(a) * (.020 * cos(5 * turn + twist) + .014 * cos(3 * turn - twist))
        z = -FLAT * r * cos(a) - (DIMPLE * r * exp(-(out / .3) ** 2) if a > pi / 2 else 0)
        rings.append([(r * out * lobes(t) * cos(t), r * out * lobes(t) * sin(t), z) for t in [2 * pi * step / 72 for step in range(72)]])
    mesh.loft(rings)
    rise = r * sqrt((FLAT * cos(lean)) ** 2 + sin(lean) ** 2)
    place = Matrix.Translation(Vector(spot) + Vector((0, 0, rise))) @ Matrix.Rotation(radians(prop['turn']), 4, 'Z') @ Matrix.Rotation(lean, 4, 'X')
    mesh.become_object('tomato', once('tomato', tomato_skin), 180, weighted=False, merge=1e-6, recalculate=True).matrix_world = place
    _calyx(r, chance).matrix_world = place
    bow = chance.uniform(.002, .006)
    stalk = [Vector((bow * t * t, 0, r * (FLAT - DIMPLE) + .013 * t)) for t in [step / 10 for step in range(-2, 11)]]
    sweep('stalk', stalk, lambda share: .0017 + .0006 * share ** 6, green(), around=16).matrix_world = place


def _calyx(r, chance):
    """Narrow leaves that follow the skin and rise from it at their tips."""
    mesh, steps = Mesh(), 14
    for index in range(5):
        turn, long, curl, base = 2 * pi * (index + chance.uniform(-.2, .2)) / 5, chance.uniform(.62, .82), chance.uniform(.004, .010), len(mesh.vertices)
        for step in range(steps + 1):
            t = step / steps
            out, half = long * t, .0034 * sin(pi * min(1, .22 + .8 * t)) ** .8
            low = r * (FLAT * sqrt(1 - out * out) - DIMPLE * exp(-(out / .3) ** 2)) + .0011 + curl * t ** 4
            for side in (-1, 0, 1):
                across = side * half
                mesh.vertices.append((r * out * cos(turn) - across * sin(turn), r * out * sin(turn) + across * cos(turn), low + .0009 * abs(side)))
        for step in range(steps):
            a = base + 3 * step
            mesh.faces += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]
    return mesh.become_object('calyx', green(), 180, weighted=False, merge=1e-7)


def carrot(prop, spot):
    """A carrot lying, its greens cut short; `size` stretches it, 1 is seventeen centimetres."""
    scale, chance = prop.get('size', 1), random.Random(str(prop['x']))
    seed, profile = Vector((chance.uniform(0, 99), 0, 0)), []
    for (a, low), (b, high) in zip(TAPER, TAPER[1:]):
        for step in range(12):
            z = low + (high - low) * step / 12
            profile.append(((a + (b - a) * step / 12) * (1 + .035 * waves.noise(seed + Vector((0, 0, z * .06))) + .02 * waves.noise(seed + Vector((0, 0, z * .3)))), z))
    lift = Vector((0, 0, (RESTS[0] - RESTS[1] * TILT) * .001 * scale))
    place = Matrix.Translation(Vector(spot) + lift) @ Matrix.Rotation(radians(prop['turn']), 4, 'Z') @ Matrix.Rotation(pi / 2 - TILT, 4, 'Y') @ Matrix.Scale(scale, 4)
    lathe('carrot', [*profile, TAPER[-1]], once('carrot', carrot_skin), place, around=56, sharp_angle=180)
    for index in range(7):
        a, out, long = 2 * pi * index / 7 + chance.uniform(-.3, .3), chance.uniform(.001, .0045), chance.uniform(.010, .024)
        path = [Vector((out * cos(a) * (1 + t), out * sin(a) * (1 + t), .175 + long * t)) for t in [step / 8 for step in range(9)]]
        sweep('stalk', path, lambda share: .0019 - .0004 * share, green(), around=14).matrix_world = place


def carrot_slice(prop, spot):
    """A slice of a carrot, lying flat, or leaning by `lean` on its edge."""
    r, thick, lean = prop.get('size', 12.5), prop.get('thick', 5), radians(prop.get('lean', 0))
    lift = (r * abs(sin(lean)) + thick / 2 * cos(lean)) * .001
    place = Matrix.Translation(Vector(spot) + Vector((0, 0, lift))) @ Matrix.Rotation(radians(prop['turn']), 4, 'Z') @ Matrix.Rotation(lean, 4, 'X')
    half, rim = thick / 2, once('carrot', carrot_skin)
    lathe('slice rim', [(r - .2, -half), (r, -half + .3), (r * .99, half - .3), (r - .3, half)], rim, place, around=56, sharp_angle=40)
    for z in (-half, half):
        lathe('slice', [(0, z), (r * .5, z), (r - .2, z)], once('carrot flesh', carrot_flesh), place, around=56)


def potato(prop, spot):
    """A potato, lying; `size` is half its length in millimetres."""
    r, seed = prop.get('size', 42) * .001, Vector((37 * prop['x'], 91 * prop['y'], 5))
    mesh, rings = Mesh(), []
    for a in [pi * step / 60 for step in range(61)]:
        ring = []
        for turn in [2 * pi * step / 90 for step in range(90)]:
            way = Vector((sin(a) * cos(turn), sin(a) * sin(turn), cos(a)))
            lump = 1 + .13 * waves.noise(way * 1.1 + seed) + .035 * waves.noise(way * 3.2 + seed)
            ring.append((r * lump * cos(a), .74 * r * lump * way.x, .66 * r * lump * way.y))
        rings.append(ring)
    mesh.loft(rings)
    lowest = min(point[2] for ring in rings for point in ring)
    item = mesh.become_object('potato', once('potato', potato_skin), 180, weighted=False, merge=1e-6, recalculate=True)
    item.matrix_world = Matrix.Translation(Vector(spot) - Vector((0, 0, lowest))) @ Matrix.Rotation(radians(prop['turn']), 4, 'Z')

"""What blooms and grows tall in a room: umbels in a jug, a small tree in a pot. Metres."""
import random
from math import cos, pi, radians, sin

import bpy
from mathutils import Matrix, Vector

from geometry import lathe, sweep
from materials import plain
from plants import leaf_maker


def flowers(prop, spot):
    """A jug with a handle and a loose bunch of white umbels and leaves."""
    place, glazed = Matrix.Translation(spot) @ Matrix.Rotation(radians(prop.get('turn', 30)), 4, 'Z'), plain('jug %s' % prop['colour'], tuple(prop['colour']), .35)
    lathe('jug', [(0, 0), (44, 0, 4), (58, 50, 50), (52, 110, 40), (40, 150, 20), (47, 186, 14), (44.5, 186, 1), (37, 150, 20), (36, 120)], glazed, place, steps=14, sharp_angle=60)
    arch = [place @ Vector((.044 + .046 * sin(a), 0, .110 - .055 * cos(a))) for a in [pi * (.02 + .96 * k / 24) for k in range(25)]]
    sweep('handle', arch, lambda share: .0062, glazed, around=24)
    chance, stalk = random.Random(prop['seed']), plain('flower stalk', (.12, .19, .06), .6)
    bloom, leaves = _bud(tuple(prop.get('bloom', [.78, .77, .70]))), leaf_maker((.10, .17, .06))
    for index in range(prop.get('stems', 13)):
        towards, lean, tall = 2.4 * index + chance.uniform(-.5, .5), chance.uniform(.08, .6), prop['height'] * chance.uniform(.72, 1.05)
        foot = Vector(spot) + Vector((0, 0, .12))
        path = [foot + Vector((cos(towards) * (.022 * t + lean * tall * t ** 1.9), sin(towards) * (.022 * t + lean * tall * t ** 1.9), tall * t * (1 - .22 * lean * t))) for t in [k / 14 for k in range(15)]]
        sweep('stem', path, lambda share: .0019 * (1 - .45 * share), stalk, around=8)
        for k in (6, 8, 9, 11):
            if chance.random() < .75:
                leaves(path[k], chance, 1.15)
        _umbel(path[-1], (path[-1] - path[-2]).normalized(), chance.uniform(.024, .042), chance, stalk, bloom)


def _umbel(tip, up, reach, chance, stalk, bloom):
    """Rays from one point, each ending in a tuft of tiny flowers."""
    aside = up.orthogonal().normalized()
    other = up.cross(aside)
    for ring, count in ((.0, 1), (.45, 6), (.85, 11)):
        for k in range(count):
            a = 2 * pi * k / count + chance.uniform(-.2, .2)
            end = tip + (aside * cos(a) + other * sin(a)) * reach * ring + up * reach * (.85 - .35 * ring * ring) * chance.uniform(.9, 1.1)
            sweep('ray', [tip, (tip + end) / 2 + up * .002, end], lambda share: .0006, stalk, around=5)
            for _ in range(6):
                bloom(end + Vector([chance.gauss(0, reach * .10) for _ in range(3)]), chance.uniform(.75, 1.2) * reach / .036)


def _bud(colour):
    """A function that sets one more tiny flower at a place."""
    pattern = lathe('bloom', [(0, -2), (3.2, -1, 1), (4.2, 1, 1), (2, 2.4, 1), (0, 2.2)], plain('bloom', colour, .7), around=7, steps=2, sharp_angle=180)
    pattern.hide_render = True

    def place(spot, size):
        item = bpy.data.objects.new('bloom', pattern.data)
        bpy.context.scene.collection.objects.link(item)
        item.location, item.scale = spot, (size, size, size)
    return place


def tree(prop, spot):
    """A small tree in a pot on the floor: a leaning stem, boughs, a loose crown of narrow leaves that is widest towards `open`, in degrees."""
    x, y, chance = prop['x'], prop['y'], random.Random(prop['seed'])
    foot = Vector((x, y, prop['floor']))
    pot, wide = plain('planter', tuple(prop['colour']), .75), prop['pot'] * 1000
    lathe('planter', [(0, 0), (wide * .74, 0, 8), (wide, wide * 1.75, 5), (wide * .93, wide * 1.75, 3), (wide * .88, wide * 1.6)], pot, Matrix.Translation(foot), steps=8, sharp_angle=60)
    lathe('earth', [(wide * .9, wide * 1.62), (wide * .5, wide * 1.66), (0, wide * 1.65)], plain('earth', (.022, .015, .010), 1, specular=.1), Matrix.Translation(foot))
    bark, leaves = plain('tree bark', (.16, .125, .09), .85), leaf_maker(tuple(prop['leaf']))
    base, tall = foot + Vector((0, 0, wide * .00160)), prop['height'] - wide * .00175
    stem = [base + Vector((.05 * sin(3 * t) - .03 * t, .03 * sin(4.4 * t), tall * .62 * t)) for t in [k / 16 for k in range(17)]]
    sweep('trunk', stem, lambda share: .019 * (1 - .5 * share), bark, around=16)
    for index in range(prop.get('boughs', 15)):
        start, towards = stem[min(16, 8 + index * 9 // prop.get('boughs', 15))], 2.4 * index + chance.uniform(-.4, .4)
        long, rise = tall * chance.uniform(.26, .42) * (.64 + .36 * cos(towards - radians(prop['open']))), chance.uniform(.35, 1.1)
        bough = [start + Vector((cos(towards) * long * t, sin(towards) * long * t, long * (rise * t - .22 * t * t))) for t in [k / 10 for k in range(11)]]
        sweep('bough', bough, lambda share: .0065 * (1 - .7 * share), bark, around=10)
        for k in range(3, 11):
            for _ in range(2):
                _twig(bough[k], long * chance.uniform(.28, .5), chance, bark, leaves)


def _twig(start, long, chance, bark, leaves):
    """A thin twig that droops, with leaves from its beginning to its tip."""
    a, rise = chance.uniform(0, 2 * pi), chance.uniform(-.15, .9)
    path = [start + Vector((cos(a) * long * t, sin(a) * long * t, long * (rise * t - .3 * t * t))) for t in [k / 8 for k in range(9)]]
    sweep('twig', path, lambda share: .0018 * (1 - .6 * share), bark, around=6)
    for spot in path[2:]:
        for _ in range(2):
            leaves(spot, chance, 1.25)

"""What grows in kitchens: branches in a vase, herbs in a pot."""
import random
from math import cos, pi, sin

import bpy
from mathutils import Matrix, Vector

from geometry import Mesh, lathe, sweep
from materials import plain
from surfaces import leaf


def vase(prop, spot):
    """A vase with leafy branches."""
    profile = [(0, 0), (36, 0, 4), (52, 45, 40), (50, 95, 40), (24, 140, 22), (22, 165), (26, 172, 1.5), (24, 172, 1), (20, 160), (20, 120)]
    body = lathe('vase', profile, plain('vase', tuple(prop['colour']), .75), steps=14, sharp_angle=60)
    body.location = spot
    chance, bark = random.Random(prop['seed']), plain('bark', (.12, .085, .04), .7)
    leaves = leaf_maker((.13, .19, .085))
    for _ in range(7):
        _branch(Vector(spot), prop['height'] * chance.uniform(.7, 1.05), chance, bark, leaves)


def _branch(foot, height, chance, bark, leaves):
    towards, lean = chance.uniform(0, 2 * pi), chance.uniform(.12, .42)
    path = []
    for step in range(31):
        t = step / 30
        out = lean * t * t * height
        path.append(foot + Vector((out * cos(towards), out * sin(towards) * .5 - .02 * t, .10 + height * t - .10 * t * t * lean)))
    sweep('branch', path, lambda share: .0021 * (1 - .7 * share), bark, around=8)
    for step in range(9, 31):
        for _ in range(2):
            if chance.random() >= .18:
                leaves(path[step], chance, 1.1 - .4 * step / 30)


def leaf_maker(colour):
    """A function that hangs one more leaf at a place."""
    length, width, steps = .052, .017, 8
    mesh = Mesh()
    for step in range(steps + 1):
        t = step / steps
        half, z = width * sin(pi * t ** .75) * .5, -.25 * length * t * t
        mesh.vertices += [(length * t, -half, z + .18 * half), (length * t, 0, z), (length * t, half, z + .18 * half)]
    for step in range(steps):
        a = 3 * step
        mesh.faces += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]
    pattern = mesh.become_object('leaf', leaf(colour), 180, weighted=False, merge=1e-7)
    pattern.hide_render = True

    def hang(place, chance, size):
        item = bpy.data.objects.new('leaf', pattern.data)
        bpy.context.scene.collection.objects.link(item)
        item.location = place
        item.rotation_euler = (chance.gauss(0, .5), chance.gauss(-.35, .3), chance.uniform(0, 2 * pi))
        scale = chance.uniform(.6, 1.1) * size
        item.scale = (scale, scale, scale)
    return hang


def herbs(prop, spot):
    """A pot of fired clay with a dense tuft of small leaves."""
    pot = [(0, 0), (41, 0, 3), (54, 84, 2), (59, 85, 2), (60, 106, 2), (55, 106, 1.5), (51, 88, 3), (0, 86)]
    lathe('pot', pot, plain('pot', tuple(prop['colour']), .85), Matrix.Translation(spot), steps=8, sharp_angle=60)
    lathe('soil', [(52, 94), (0, 97)], plain('soil', (.022, .014, .009), 1, specular=.1), Matrix.Translation(spot))
    chance, stalk, leaves = random.Random(prop['seed']), plain('stalk', (.13, .19, .06), .6), leaf_maker(tuple(prop['leaf']))
    for _ in range(26):
        towards, lean, tall = chance.uniform(0, 2 * pi), chance.uniform(.1, .75), chance.uniform(.09, .17)
        foot = Vector(spot) + Vector((.03 * cos(towards), .03 * sin(towards), .094))
        path = [foot + Vector((lean * tall * t * t * cos(towards), lean * tall * t * t * sin(towards), tall * t * (1 - .25 * lean * t)))
                for t in [step / 12 for step in range(13)]]
        sweep('stalk', path, lambda share: .0014 * (1 - .5 * share), stalk, around=6)
        for step in range(4, 13):
            leaves(path[step], chance, .62)

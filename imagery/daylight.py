"""The light of a kitchen: window and room, sun through panes and leaves, lamps that hang over the worktop."""
import random
from math import cos, pi, radians, sin

import bpy
from mathutils import Matrix, Vector

from geometry import Mesh, lathe, sweep
from lights import area_light, sun, surroundings
from materials import plain


def light_kitchen(light):
    """Sets the light up; `side` is 1 when the window is on the left, -1 on the right, `back` lights through a window in the wall, `mirrored` is a window with bars that glaze shows."""
    side = light.get('side', 1)
    surroundings(.22, .42, .62, light['sky'])
    if 'mirrored' in light:
        _mirrored_window(light['mirrored'], tuple(light['windowColour']))
    else:
        area_light((-2.0 * side, -.75, 1.05), (0, .1, .1), 1.3, 1.5, light['window'], tuple(light['windowColour']))
    area_light((1.9 * side, -1.3, 1.3), (0, .1, .1), 1.2, 1.2, light['room'], tuple(light.get('roomColour', (1, .93, .85))))
    if light['power']:
        direction = Vector(light['sun']).normalized()
        sun(light['sun'], light['power'], light['width'], tuple(light['sunColour']))
        if light.get('panes', True):
            _window_frame(direction, Vector(light['through']), light['leaves'])
    if 'back' in light:
        back = light['back']
        lamp = area_light((back['x'], back['y'], back['z']), (0, -.3, -.1), back['width'], back['height'], back['watts'], tuple(light['windowColour']))
        lamp.visible_camera = False
    for lamp in light.get('pendants', []):
        pendant(lamp)


def _mirrored_window(window, colour):
    """A lamp for each pane, dark between them where the bars are; `panes` across and up."""
    place, towards = Vector(window['at']), Vector(window['towards'])
    aside = (towards - place).cross(Vector((0, 0, 1))).normalized()
    across, up = window['panes']
    width, height, bar = window['width'] / across, window['height'] / up, window['bar']
    for column in range(across):
        for row in range(up):
            shift = aside * (column - (across - 1) / 2) * width + Vector((0, 0, (row - (up - 1) / 2) * height))
            area_light(place + shift, towards + shift, width - bar, height - bar, window['watts'] / (across * up), colour)


def _window_frame(direction, through, leaves, width=1.05, height=1.25):
    """A frame, unseen itself, that cuts the sun into panes, with leaves before it."""
    w, h = width / 2, height / 2
    mesh, chance = Mesh(), random.Random(1)
    bars = [(-4, -w, -4, 4), (w, 4, -4, 4), (-w, w, h, 4), (-w, w, -4, -h), (-.025, .025, -h, h), (-w, w, -.02, .02), (-w, w, h / 2 - .01, h / 2 + .01)]
    for left, right, low, high in bars:
        base = len(mesh.vertices)
        mesh.vertices += [(left, low, 0), (right, low, 0), (right, high, 0), (left, high, 0)]
        mesh.faces.append(tuple(range(base, base + 4)))
    for _ in range(leaves):
        x, y, turn, size = chance.uniform(-w, w), chance.uniform(-h, h), chance.uniform(0, 6.28), chance.uniform(.03, .075)
        base = len(mesh.vertices)
        for a in [radians(30 * step) for step in range(12)]:
            u, v = size * cos(a), size * .36 * sin(a)
            mesh.vertices.append((x + u * cos(turn) - v * sin(turn), y + u * sin(turn) + v * cos(turn), .001))
        mesh.faces.append(tuple(range(base, base + 12)))
    frame = mesh.become_object('window frame', plain('frame', (.02, .02, .02), 1), 30, weighted=False, merge=0)
    frame.matrix_world = Matrix.Translation(through - direction * 2.2) @ direction.to_track_quat('-Z', 'Y').to_matrix().to_4x4()
    frame.visible_camera = frame.visible_glossy = frame.visible_diffuse = False


def pendant(lamp):
    """A domed shade on its cable with a bulb inside; z is the height of its rim. Dark inside, too: a bright lining so near the bulb leaves specks."""
    place = Matrix.Translation((lamp['x'], lamp['y'], lamp['z']))
    wide, tall = lamp['radius'] * 1000, lamp['radius'] * 880
    outside = [(wide * cos(pi / 2 * step / 12), tall * sin(pi / 2 * step / 12)) for step in range(12)] + [(16, tall)]
    lathe('shade', outside, plain('shade', tuple(lamp['colour']), .42), place, steps=1, sharp_angle=60)
    lathe('socket', [(16.5, tall - 3), (16.5, tall + 34, 2), (4, tall + 40, 3), (4, tall + 40)], plain('socket', tuple(lamp['colour']), .42), place)
    start = Vector((lamp['x'], lamp['y'], lamp['z'] + tall / 1000 + .035))
    sweep('cable', [start + Vector((0, 0, .15 * step)) for step in range(12)], lambda share: .0028, plain('cable', (.02, .02, .02), .6), around=12)
    data = bpy.data.lights.new('bulb', 'POINT')
    data.energy, data.shadow_soft_size, data.color = lamp['watts'], .07, tuple(lamp['light'])
    bulb = bpy.data.objects.new('bulb', data)
    bpy.context.scene.collection.objects.link(bulb)
    bulb.location = (lamp['x'], lamp['y'], lamp['z'] + tall * .00042)

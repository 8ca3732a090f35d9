"""Drops of water where they hang and lie: beside a stream, on a sink's edge. Metres."""
import random
from math import cos, pi, sin

import bpy
from mathutils import Vector

from geometry import lathe
from sink import BOWL
from water_material import water


def drop_pattern(material):
    """A round drop, unseen itself, whose copies `hang` places."""
    drop = lathe('drop', [(sin(a) * 1.0, cos(a) * 1.0) for a in [pi * step / 14 for step in range(15)]], material, around=24, sharp_angle=180)
    drop.hide_render = True
    return drop


def hang(drop, spot, normal, scale):
    """One more drop at that place, its z along the normal; the scale is its half-axes in millimetres."""
    item = bpy.data.objects.new('drop', drop.data)
    bpy.context.scene.collection.objects.link(item)
    item.location, item.scale = spot, scale
    item.rotation_euler = normal.to_track_quat('Z', 'X').to_euler()


def lay_drops(rain):
    """Drops on a sink's edge and what slopes from it, scattered in a rectangle; `size` is the largest half-width in millimetres."""
    bpy.context.view_layer.update()
    sinks = [item for item in bpy.data.objects if item.type == 'MESH' and item.name.startswith(('rim', BOWL))]
    drop, chance = drop_pattern(water()), random.Random(rain['seed'])
    for _ in range(rain['count']):
        start = Vector((chance.uniform(rain['left'], rain['right']), chance.uniform(rain['front'], rain['back']), .1))
        size = rain['size'] * (.22 + .78 * chance.random() ** 3)
        found = [(spot, normal) for hit, spot, normal, _ in [item.ray_cast(start, Vector((0, 0, -1))) for item in sinks] if hit]
        if found:
            hang(drop, *max(found, key=lambda place: place[0].z), (size * chance.uniform(.9, 1.15), size, size * .45))

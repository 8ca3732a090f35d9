"""Lights, cards, backdrops and cameras, as a photographer would set them up. Metres, degrees."""
from math import cos, radians, sin

import bpy
from mathutils import Vector

from geometry import Mesh, quarter_turn
from materials import plain
from nodes import add, ramp


def _emission(colour, power, rim):
    """A softbox' face: bright in its middle, falling to the share `rim` at its border."""
    material = bpy.data.materials.new('softbox')
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    place = add(tree, 'ShaderNodeMapping')
    place.inputs['Location'].default_value, place.inputs['Scale'].default_value = (-1, -1, 0), (2, 2, 0)
    tree.links.new(add(tree, 'ShaderNodeTexCoord').outputs['Generated'], place.inputs[0])
    gradient = add(tree, 'ShaderNodeTexGradient', gradient_type='SPHERICAL')
    tree.links.new(place.outputs[0], gradient.inputs[0])
    strength = add(tree, 'ShaderNodeMath', operation='MULTIPLY')
    tree.links.new(ramp(tree, gradient.outputs[0], [(0, rim), (.8, 1.)], 'EASE'), strength.inputs[0])
    strength.inputs[1].default_value = power
    emission, output = add(tree, 'ShaderNodeEmission'), add(tree, 'ShaderNodeOutputMaterial')
    emission.inputs[0].default_value = colour + (1,)
    tree.links.new(strength.outputs[0], emission.inputs[1])
    tree.links.new(emission.outputs[0], output.inputs[0])
    return material


def _panel(location, target, width, height, material):
    mesh = bpy.data.meshes.new('panel')
    w, h = width / 2, height / 2
    mesh.from_pydata([(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], [], [(0, 1, 2, 3)])
    mesh.materials.append(material)
    panel = bpy.data.objects.new('panel', mesh)
    bpy.context.scene.collection.objects.link(panel)
    panel.location = location
    panel.rotation_euler = (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()
    panel.visible_camera = panel.visible_shadow = False
    return panel


def softbox(location, target, width, height, power, colour=(1, 1, 1), rim=.25):
    """A shining panel, unseen by the camera but mirrored in the product."""
    return _panel(location, target, width, height, _emission(colour, power, rim))


def card(location, target, width, height, tone=.004):
    """A black card that only mirrors see: it gives metal its dark contour."""
    panel = _panel(location, target, width, height, plain('card %g' % tone, (tone, tone, tone), .9, specular=0))
    panel.visible_diffuse = False
    return panel


def floor_card(corners, tone=.012):
    """A black card lying on the table, seen by mirrors alone; four (x, y) corners."""
    panel = card((0, 0, .001), (0, 0, -1), .1, .1, tone)
    panel.rotation_euler = (0, 0, 0)
    for vertex, (x, y) in zip(panel.data.vertices, corners):
        vertex.co = (x, y, 0)
    return panel


def area_light(location, target, width, height, watts, colour=(1, 1, 1)):
    """A plain rectangular lamp."""
    data = bpy.data.lights.new('area', 'AREA')
    data.shape, data.size, data.size_y, data.energy, data.color = 'RECTANGLE', width, height, watts, colour
    lamp = bpy.data.objects.new('area', data)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.location = location
    lamp.rotation_euler = (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()
    return lamp


def sun(direction, power, width=1.2, colour=(1, .91, .79)):
    """Sunlight that travels along direction; width in degrees softens its shadows."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.angle, data.color = power, radians(width), colour
    lamp = bpy.data.objects.new('sun', data)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    return lamp


def surroundings(low, middle, high, strength):
    """A grey sky from below over the horizon to above."""
    world = bpy.data.worlds.new('surroundings')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    background, split = tree.nodes['Background'], add(tree, 'ShaderNodeSeparateXYZ')
    tree.links.new(add(tree, 'ShaderNodeTexCoord').outputs['Generated'], split.inputs[0])
    tree.links.new(ramp(tree, split.outputs[2], [(0, low), (.55, middle), (1, high)], 'EASE'), background.inputs[0])
    background.inputs[1].default_value = strength


def backdrop(floor, back, radius, front, colour):
    """A seamless sweep of paper from `front` over the floor up behind the product."""
    profile = [(front, floor)] + [(back - radius + radius * sin(a), floor + radius - radius * cos(a)) for a in quarter_turn(24)] + [(back, floor + 6)]
    mesh, count = Mesh(), len(profile)
    for x in (-9, 9):
        mesh.vertices += [(x, y, z) for y, z in profile]
    mesh.faces = [(i + 1, i, count + i, count + i + 1)[::-1] for i in range(count - 1)]
    return mesh.become_object('backdrop', plain('backdrop', colour, .9, specular=0), 30)


def camera(target, distance, azimuth, elevation, lens, focus=None, stop=8.0, shift=(0, 0)):
    """A camera that looks at the target from azimuth (0 is the front, positive to the right) and elevation."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.clip_start, data.clip_end = lens, .01, 60
    data.shift_x, data.shift_y = shift
    eye = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(eye)
    bpy.context.scene.camera = eye
    az, el = radians(azimuth), radians(elevation)
    away = Vector((sin(az) * cos(el), -cos(az) * cos(el), sin(el)))
    eye.location = Vector(target) + away * distance
    eye.rotation_euler = (-away).to_track_quat('-Z', 'Y').to_euler() if elevation < 89.5 else (0, 0, 0)
    if focus is not None:
        data.dof.use_dof, data.dof.aperture_fstop = True, stop
        data.dof.focus_distance = (Vector(focus) - eye.location).length
    return eye

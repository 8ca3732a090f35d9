"""What the products are made of: one material for each pair of material and finish in the catalogue."""
import json
import os

import bpy

from nodes import add, bump, cells, channels, mix, new_material, noise, object_position, paler_in_mirrors, ramp

HERE = os.path.dirname(os.path.abspath(__file__))
# Linear colours, roughness and how far a brushing stretches the light; the models of the 3-D view are dressed from the same file.
with open(os.path.join(HERE, 'finishes.json'), encoding='utf-8') as _file:
    FINISHES = json.load(_file)
GRANITE = {name: (*(tuple(finish[part]) for part in ('base', 'dark', 'light', 'sparkle')), finish['roughness']) for name, finish in FINISHES['granite'].items()}
METAL = {name: (tuple(finish['colour']), finish['roughness'], finish['anisotropy']) for name, finish in FINISHES['metal'].items()}
CERAMIC, LACQUER, PARTS = FINISHES['ceramic'], FINISHES['lacquer'], FINISHES['parts']


def sink_material(material, finish):
    """The material of a sink of the catalogue, by its material and finish."""
    return {'granite': _granite, 'steel': _sheet_metal, 'ceramic': _ceramic}[material](finish)


def tap_material(finish, fineness=1):
    """The surface of a tap of the catalogue, by its finish; what is smaller than a tap is brushed finer."""
    if finish in GRANITE:
        return _speckled_lacquer(finish)
    return _matt_lacquer(finish) if finish in LACQUER else _turned_metal(finish, fineness)


def drain_material():
    """Polished steel of strainers and overflows."""
    drain = PARTS['drain']
    return _sheet_metal(drain['finish'], drain['roughness'], drain['anisotropy'])


def plain(name, colour, roughness=.5, metallic=0.0, specular=.5):
    """One colour all over; made once for each name."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    material, _, shader = new_material(name)
    shader.inputs['Base Color'].default_value = colour + (1,)
    shader.inputs['Roughness'].default_value = roughness
    shader.inputs['Metallic'].default_value = metallic
    shader.inputs['Specular'].default_value = specular
    return material


def gap():
    """The dark of a joint or a hole."""
    return plain('gap', tuple(PARTS['gap']['colour']), PARTS['gap']['roughness'])


def rubber():
    """Black rubber of nozzles and buttons."""
    return plain('rubber', tuple(PARTS['rubber']['colour']), PARTS['rubber']['roughness'])


def _granite(finish):
    base, dark, light, sparkle, roughness = GRANITE[finish]
    material, tree, shader = new_material('granite ' + finish)
    place = object_position(tree)
    fine, coarse = channels(tree, cells(tree, place, 900)), channels(tree, cells(tree, place, 620))
    colour = mix(tree, ramp(tree, fine[0], [(0, 0.), (.62, 0.), (.64, 1.), (1, 1.)]), base, dark)
    colour = mix(tree, ramp(tree, fine[1], [(0, 0.), (.72, 0.), (1, 1.)]), colour, light)
    colour = mix(tree, ramp(tree, coarse[2], [(0, 0.), (.972, 0.), (.985, .5), (1, 1.)]), colour, sparkle)
    clouds = ramp(tree, noise(tree, place, 9, 3), [(.3, .6), (.7, 1.)])
    colour = mix(tree, .10, colour, mix(tree, 1., colour, clouds, 'MULTIPLY'))
    tree.links.new(colour, shader.inputs['Base Color'])
    tree.links.new(ramp(tree, fine[2], [(0, roughness - .10), (1, roughness + .12)]), shader.inputs['Roughness'])
    shader.inputs['Specular'].default_value = .42
    tree.links.new(bump(tree, noise(tree, place, 850, 3, .65), .00035, .55), shader.inputs['Normal'])
    return material


def _sheet_metal(finish, roughness=None, anisotropy=None):
    """Brushed sheet: the grain runs along x on decks and long walls, along y on the short walls."""
    colour, usual_roughness, usual_anisotropy = METAL[finish]
    roughness, anisotropy = roughness or usual_roughness, usual_anisotropy if anisotropy is None else anisotropy
    material, tree, shader = new_material('sheet ' + finish)
    normal = add(tree, 'ShaderNodeSeparateXYZ')
    tree.links.new(add(tree, 'ShaderNodeNewGeometry').outputs['Normal'], normal.inputs[0])
    steep = add(tree, 'ShaderNodeMath', operation='ABSOLUTE')
    tree.links.new(normal.outputs[0], steep.inputs[0])
    short_wall = ramp(tree, steep.outputs[0], [(.6, 0.), (.8, 1.)])
    along_x = noise(tree, object_position(tree, (9, 1500, 1500)), 1, 3, .6)
    along_y = noise(tree, object_position(tree, (1500, 9, 1500)), 1, 3, .6)
    grain = mix(tree, short_wall, along_x, along_y)
    dim, bright = tuple(c * .96 for c in colour), tuple(min(1, c * 1.04) for c in colour)
    tree.links.new(paler_in_mirrors(tree, ramp(tree, grain, [(.25, dim), (.75, bright)]), .45), shader.inputs['Base Color'])
    tree.links.new(ramp(tree, grain, [(.3, roughness - .03), (.7, roughness + .05)]), shader.inputs['Roughness'])
    shader.inputs['Metallic'].default_value = 1
    shader.inputs['Anisotropic'].default_value = anisotropy
    tree.links.new(mix(tree, short_wall, (1., 0., 0.), (0., 1., 0.)), shader.inputs['Tangent'])
    tree.links.new(bump(tree, grain, .00003, .2), shader.inputs['Normal'])
    return material


def _ceramic(finish):
    material, tree, shader = new_material('ceramic ' + finish)
    shader.inputs['Base Color'].default_value = (*CERAMIC[finish]['colour'], 1)
    for name, value in (('Roughness', CERAMIC[finish]['roughness']), ('Specular', .5), ('Clearcoat', 1), ('Clearcoat Roughness', .03)):
        shader.inputs[name].default_value = value
    wave = bump(tree, noise(tree, object_position(tree), 14, 2), .0016, .35)
    tree.links.new(wave, shader.inputs['Normal'])
    tree.links.new(wave, shader.inputs['Clearcoat Normal'])
    return material


def _speckled_lacquer(finish):
    """The lacquer that goes with a granite sink: its colour with fine grains, smoother than stone."""
    base, dark, light, _, roughness = GRANITE[finish]
    material, tree, shader = new_material('lacquer ' + finish)
    grains = channels(tree, cells(tree, object_position(tree), 1500))
    colour = mix(tree, ramp(tree, grains[0], [(0, 0.), (.70, 0.), (.74, .8), (1, .8)]), base, dark)
    colour = mix(tree, ramp(tree, grains[1], [(0, 0.), (.80, 0.), (1, .8)]), colour, light)
    tree.links.new(colour, shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = roughness - .06
    shader.inputs['Specular'].default_value = .45
    return material


def _matt_lacquer(finish):
    material, tree, shader = new_material('tap ' + finish)
    shader.inputs['Base Color'].default_value = (*LACQUER[finish]['colour'], 1)
    shader.inputs['Roughness'].default_value = LACQUER[finish]['roughness']
    shader.inputs['Specular'].default_value = .45
    tree.links.new(bump(tree, noise(tree, object_position(tree), 2600, 2), .00006, .35), shader.inputs['Normal'])
    return material


def _turned_metal(finish, fineness):
    """Metal brushed in rings around its axis; chrome is left bare."""
    colour, roughness, anisotropy = METAL[finish]
    material, tree, shader = new_material('tap ' + finish)
    shader.inputs['Base Color'].default_value = colour + (1,)
    shader.inputs['Metallic'].default_value = 1
    shader.inputs['Roughness'].default_value = roughness
    if not anisotropy:
        return material
    rings = noise(tree, object_position(tree, (60 * fineness, 60 * fineness, 1500 * fineness)), 1, 2, .5)
    tree.links.new(ramp(tree, rings, [(.3, roughness - .02), (.7, roughness + .04)]), shader.inputs['Roughness'])
    dim, bright = tuple(c * .97 for c in colour), tuple(min(1, c * 1.03) for c in colour)
    tree.links.new(ramp(tree, rings, [(.25, dim), (.75, bright)]), shader.inputs['Base Color'])
    shader.inputs['Anisotropic'].default_value = anisotropy
    tangent = add(tree, 'ShaderNodeTangent', direction_type='RADIAL', axis='Z')
    tree.links.new(tangent.outputs[0], shader.inputs['Tangent'])
    return material

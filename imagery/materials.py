"""What the products are made of: one material for each pair of material and finish in the catalogue."""
import bpy

from nodes import add, bump, cells, channels, mix, new_material, noise, object_position, ramp

GRANITE = {  # base, dark grain, light grain, sparkle (linear colours), roughness
    'anthracite': ((.020, .0205, .022), (.008, .008, .009), (.062, .063, .066), (.20, .20, .20), .48),
    'pebble': ((.365, .355, .330), (.200, .193, .178), (.470, .460, .432), (.66, .65, .62), .52),
    'espresso': ((.046, .030, .0205), (.017, .0115, .008), (.098, .068, .048), (.26, .20, .15), .50),
    'sand': ((.560, .455, .320), (.350, .272, .180), (.670, .565, .420), (.80, .72, .58), .52),
    'white': ((.780, .775, .755), (.600, .590, .570), (.860, .855, .840), (.90, .90, .89), .42),
    'black': ((.0095, .0095, .010), (.004, .004, .004), (.030, .030, .031), (.11, .11, .115), .46),
}
CERAMIC = {'white': (.80, .79, .765), 'black': (.011, .011, .0115)}
METAL = {  # colour, roughness, anisotropy
    'steel': ((.67, .662, .65), .27, .65),
    'chrome': ((.80, .81, .82), .035, 0),
    'brushed-steel': ((.60, .585, .56), .25, .55),
    'brass': ((.78, .53, .235), .24, .5),
    'gunmetal': ((.205, .203, .206), .24, .5),
    'copper': ((.80, .42, .28), .22, .5),
}


def sink_material(material, finish):
    """The material of a sink of the catalogue, by its material and finish."""
    return {'granite': _granite, 'steel': _sheet_metal, 'ceramic': _ceramic}[material](finish)


def tap_material(finish):
    """The surface of a tap of the catalogue, by its finish."""
    if finish in GRANITE:
        return _speckled_lacquer(finish)
    return _matt_lacquer() if finish == 'matt-black' else _turned_metal(finish)


def drain_material():
    """Polished steel of strainers and overflows."""
    return _sheet_metal('steel', roughness=.16, anisotropy=.2)


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
    return plain('gap', (.004, .004, .004), .6)


def rubber():
    """Black rubber of nozzles and buttons."""
    return plain('rubber', (.02, .02, .02), .5)


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
    tree.links.new(ramp(tree, grain, [(.25, dim), (.75, bright)]), shader.inputs['Base Color'])
    tree.links.new(ramp(tree, grain, [(.3, roughness - .03), (.7, roughness + .05)]), shader.inputs['Roughness'])
    shader.inputs['Metallic'].default_value = 1
    shader.inputs['Anisotropic'].default_value = anisotropy
    tree.links.new(mix(tree, short_wall, (1., 0., 0.), (0., 1., 0.)), shader.inputs['Tangent'])
    tree.links.new(bump(tree, grain, .00003, .2), shader.inputs['Normal'])
    return material


def _ceramic(finish):
    material, tree, shader = new_material('ceramic ' + finish)
    shader.inputs['Base Color'].default_value = CERAMIC[finish] + (1,)
    for name, value in (('Roughness', .16), ('Specular', .5), ('Clearcoat', 1), ('Clearcoat Roughness', .03)):
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


def _matt_lacquer():
    material, tree, shader = new_material('tap matt-black')
    shader.inputs['Base Color'].default_value = (.012, .012, .0125, 1)
    shader.inputs['Roughness'].default_value = .40
    shader.inputs['Specular'].default_value = .45
    tree.links.new(bump(tree, noise(tree, object_position(tree), 2600, 2), .00006, .35), shader.inputs['Normal'])
    return material


def _turned_metal(finish):
    """Metal brushed in rings around its axis; chrome is left bare."""
    colour, roughness, anisotropy = METAL[finish]
    material, tree, shader = new_material('tap ' + finish)
    shader.inputs['Base Color'].default_value = colour + (1,)
    shader.inputs['Metallic'].default_value = 1
    shader.inputs['Roughness'].default_value = roughness
    if not anisotropy:
        return material
    rings = noise(tree, object_position(tree, (60, 60, 1500)), 1, 2, .5)
    tree.links.new(ramp(tree, rings, [(.3, roughness - .02), (.7, roughness + .04)]), shader.inputs['Roughness'])
    dim, bright = tuple(c * .97 for c in colour), tuple(min(1, c * 1.03) for c in colour)
    tree.links.new(ramp(tree, rings, [(.25, dim), (.75, bright)]), shader.inputs['Base Color'])
    shader.inputs['Anisotropic'].default_value = anisotropy
    tangent = add(tree, 'ShaderNodeTangent', direction_type='RADIAL', axis='Z')
    tree.links.new(tangent.outputs[0], shader.inputs['Tangent'])
    return material

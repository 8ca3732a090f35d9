"""What kitchens are made of: wood, stone, glazed tiles, plaster, lacquer. Colours are linear."""
from math import radians

from nodes import add, bump, cells, mapped, mix, new_material, noise, object_position, ramp

WOOD = {  # dark, middle and light tone, roughness
    'oak': ((.20, .105, .048), (.36, .215, .11), (.47, .31, .175), .42),
    'walnut': ((.07, .032, .014), (.14, .068, .03), (.22, .12, .06), .45),
    'ash': ((.40, .29, .18), (.54, .42, .29), (.64, .53, .39), .48),
    'smoked-oak': ((.045, .029, .018), (.085, .057, .036), (.13, .092, .060), .58),
    'larch': ((.24, .115, .045), (.37, .20, .088), (.47, .29, .145), .50),
}
STAVE = (.62, .072)  # length and width of a strip in a worktop
STONE = {  # ground, vein, roughness
    'quartz': ((.72, .70, .66), (.46, .43, .39), .22),
    'soapstone': ((.070, .074, .072), (.25, .26, .255), .34),
    'limestone': ((.50, .46, .40), (.36, .32, .27), .40),
    'travertine': ((.61, .53, .42), (.46, .37, .27), .38),
}


def wood(kind, staves=False, upright=False, standing=False):
    """Grained wood; staves are glued strips as in worktops, or as long and wide as said, upright turns the grain to y, standing to z."""
    dark, middle, light, roughness = WOOD[kind]
    material, tree, shader = new_material('wood ' + kind)
    place = add(tree, 'ShaderNodeTexCoord').outputs['Object']
    if upright:
        place = mapped(tree, place, rotation=(0, 0, radians(90)))
    if standing:
        place = mapped(tree, place, rotation=(0, radians(90), 0))
    strips = _staves(tree, place, *(STAVE if staves is True else staves)) if staves else None
    if strips:
        place = _moved(tree, place, strips.outputs[0], 7)
    clouds = noise(tree, mapped(tree, place, (1.6, 26, 26)), 1, 6, distortion=1.2)
    pores = noise(tree, mapped(tree, place, (9, 420, 420)), 1, 3, .6)
    colour = ramp(tree, clouds, [(.28, dark), (.5, middle), (.72, light)])
    colour = mix(tree, .45, colour, mix(tree, 1., colour, ramp(tree, pores, [(.35, .45), (.6, 1.)]), 'MULTIPLY'))
    if strips:
        colour = mix(tree, .35, colour, mix(tree, 1., colour, ramp(tree, strips.outputs[0], [(0, .62), (1, 1.15)]), 'MULTIPLY'))
        colour = mix(tree, strips.outputs['Fac'], colour, tuple(tone * .25 for tone in dark))
    tree.links.new(colour, shader.inputs['Base Color'])
    tree.links.new(ramp(tree, pores, [(.3, roughness + .1), (.7, roughness - .05)]), shader.inputs['Roughness'])
    tree.links.new(bump(tree, pores, .0002, .35), shader.inputs['Normal'])
    return material


def _staves(tree, place, length, width):
    bricks = add(tree, 'ShaderNodeTexBrick', offset=.37)
    for name, value in (('Scale', 1), ('Brick Width', length), ('Row Height', width), ('Mortar Size', .0005), ('Mortar Smooth', .3),
                        ('Color1', (0, 0, 0, 1)), ('Color2', (1, 1, 1, 1)), ('Mortar', (.5, .5, .5, 1))):
        bricks.inputs[name].default_value = value
    tree.links.new(place, bricks.inputs['Vector'])
    return bricks


def _moved(tree, place, offset, distance):
    """Each strip or tile sees another part of the texture."""
    scale = add(tree, 'ShaderNodeVectorMath', operation='SCALE')
    scale.inputs['Scale'].default_value = distance
    tree.links.new(offset, scale.inputs[0])
    total = add(tree, 'ShaderNodeVectorMath', operation='ADD')
    tree.links.new(place, total.inputs[0])
    tree.links.new(scale.outputs[0], total.inputs[1])
    return total.outputs[0]


def stone(kind):
    """Polished stone with thin veins."""
    ground, vein, roughness = STONE[kind]
    material, tree, shader = new_material('stone ' + kind)
    place = object_position(tree)
    veins = ramp(tree, noise(tree, place, 1.7, 7, distortion=1.6), [(.482, 0.), (.497, 1.), (.503, 1.), (.518, 0.)])
    veins = mix(tree, 1., veins, ramp(tree, noise(tree, place, 4, 4), [(.35, 0.), (.65, .75)]), 'MULTIPLY')
    clouds = ramp(tree, noise(tree, place, 2.2, 5), [(.3, 0.), (.7, .5)])
    tree.links.new(mix(tree, veins, mix(tree, clouds, ground, tuple(tone * .86 for tone in ground)), vein), shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = roughness
    return material


def glaze(colour, variation=.16):
    """Hand-glazed tile; each object gets a tone and waves of its own."""
    material, tree, shader = new_material('glaze')
    random = add(tree, 'ShaderNodeObjectInfo').outputs['Random']
    place = _moved(tree, add(tree, 'ShaderNodeTexCoord').outputs['Object'], random, 40)
    dim, bright = tuple(tone * (1 - variation) for tone in colour), tuple(min(1, tone * (1 + variation)) for tone in colour)
    tone = mix(tree, ramp(tree, random, [(0, 0.), (1, 1.)]), dim, bright)
    tone = mix(tree, .3, tone, mix(tree, 1., tone, ramp(tree, noise(tree, place, 28, 3), [(.3, .6), (.7, 1.1)]), 'MULTIPLY'))
    tree.links.new(tone, shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .10, .55
    tree.links.new(bump(tree, noise(tree, place, 17, 2), .0035, .5), shader.inputs['Normal'])
    return material


def plaster(colour):
    """Trowelled plaster."""
    material, tree, shader = new_material('plaster')
    place = object_position(tree)
    clouds = ramp(tree, noise(tree, place, 3.5, 6, .6), [(.3, .90), (.7, 1.04)])
    tree.links.new(mix(tree, 1., colour, clouds, 'MULTIPLY'), shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = .85
    tree.links.new(bump(tree, noise(tree, place, 30, 5, .6), .0012, .5), shader.inputs['Normal'])
    return material


def lemon_peel():
    """Lemon peel with pores."""
    material, tree, shader = new_material('lemon')
    place = object_position(tree)
    for name, value in (('Roughness', .36), ('Subsurface', .06), ('Subsurface Radius', (.006, .004, .001)), ('Subsurface Color', (.9, .6, .05, 1))):
        shader.inputs[name].default_value = value
    tree.links.new(ramp(tree, noise(tree, place, 22, 3), [(.3, (.80, .47, .025)), (.7, (.88, .60, .05))]), shader.inputs['Base Color'])
    tree.links.new(bump(tree, cells(tree, place, 420, 'Distance'), .0008, .5), shader.inputs['Normal'])
    return material


def leaf(colour):
    """Leaves, each in a tone of its own."""
    material, tree, shader = new_material('leaf')
    random = add(tree, 'ShaderNodeObjectInfo').outputs['Random']
    dim, bright = tuple(tone * .7 for tone in colour), tuple(tone * 1.5 for tone in colour)
    tree.links.new(ramp(tree, random, [(0, dim), (1, bright)]), shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = .5
    return material

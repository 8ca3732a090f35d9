"""What vegetables are made of: skins and cut flesh. Colours are linear."""
from materials import plain
from nodes import add, bump, cells, mapped, mix, new_material, noise, object_position, ramp


def green():
    """Stalks and the leaves at them."""
    return plain('vegetable green', (.085, .17, .03), .5)


def tomato_skin():
    """Glossy red, a little more orange round the stalk."""
    material, tree, shader = new_material('tomato')
    height = add(tree, 'ShaderNodeSeparateXYZ')
    tree.links.new(object_position(tree, (1, 1, 30)), height.inputs[0])
    red = ramp(tree, noise(tree, object_position(tree), 40, 3), [(.3, (.50, .016, .008)), (.7, (.58, .030, .012))])
    tree.links.new(mix(tree, ramp(tree, height.outputs[2], [(.35, 0.), (.85, .5)]), red, (.60, .11, .018)), shader.inputs['Base Color'])
    for name, value in (('Roughness', .17), ('Specular', .5), ('Subsurface', .05), ('Subsurface Radius', (.006, .002, .001)), ('Subsurface Color', (.8, .08, .02, 1))):
        shader.inputs[name].default_value = value
    tree.links.new(bump(tree, noise(tree, object_position(tree), 45, 2), .0012, .2), shader.inputs['Normal'])
    return material


def carrot_skin():
    """Orange with fine dark creases round it."""
    material, tree, shader = new_material('carrot')
    rings = noise(tree, object_position(tree, (14, 14, 170)), 1, 3, .6)
    tone = ramp(tree, noise(tree, object_position(tree), 26, 3), [(.3, (.62, .135, .010)), (.7, (.70, .19, .018))])
    tree.links.new(mix(tree, ramp(tree, rings, [(.30, .7), (.44, 0.)]), tone, (.30, .07, .012)), shader.inputs['Base Color'])
    for name, value in (('Roughness', .38), ('Subsurface', .05), ('Subsurface Radius', (.006, .003, .001)), ('Subsurface Color', (.85, .3, .04, 1))):
        shader.inputs[name].default_value = value
    tree.links.new(bump(tree, rings, .0011, .6), shader.inputs['Normal'])
    return material


def carrot_flesh():
    """A paler core in a star, moist."""
    material, tree, shader = new_material('carrot flesh')
    out = add(tree, 'ShaderNodeVectorMath', operation='LENGTH')
    tree.links.new(object_position(tree, (70, 70, 0)), out.inputs[0])
    edge = add(tree, 'ShaderNodeMath', operation='MULTIPLY_ADD')
    tree.links.new(noise(tree, mapped(tree, object_position(tree), (420, 420, 0)), 1, 2), edge.inputs[0])
    edge.inputs[1].default_value = .22
    tree.links.new(out.outputs['Value'], edge.inputs[2])
    tree.links.new(ramp(tree, edge.outputs[0], [(.40, (.84, .42, .07)), (.50, (.88, .52, .15)), (.56, (.78, .24, .03)), (.9, (.80, .27, .035))]), shader.inputs['Base Color'])
    for name, value in (('Roughness', .24), ('Subsurface', .08), ('Subsurface Radius', (.006, .003, .001)), ('Subsurface Color', (.9, .4, .06, 1))):
        shader.inputs[name].default_value = value
    return material


def potato_skin():
    """Thin ochre skin with dark eyes and rubbed patches."""
    material, tree, shader = new_material('potato')
    place = object_position(tree)
    tone = ramp(tree, noise(tree, place, 24, 5, .65), [(.3, (.27, .155, .062)), (.7, (.45, .30, .135))])
    eyes = ramp(tree, cells(tree, place, 42, 'Distance'), [(.04, .75), (.12, 0.)])
    specks = ramp(tree, noise(tree, place, 520, 2), [(.60, 0.), (.70, .5)])
    tree.links.new(mix(tree, specks, mix(tree, eyes, tone, (.13, .07, .03)), (.22, .13, .055)), shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .55, .35
    tree.links.new(bump(tree, noise(tree, place, 240, 4, .6), .0006, .5), shader.inputs['Normal'])
    return material

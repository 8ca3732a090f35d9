"""What accessories are made of besides the metals of taps: drawn wire, moulded plastic, coated steel, cloth, print."""
from materials import GRANITE, METAL, plain, tap_material
from nodes import bump, mix, new_material, noise, object_position, ramp


def bare_metal(finish):
    """Drawn wire and bent sheet, without a direction of brushing."""
    if finish not in METAL:
        return tap_material(finish)
    colour, roughness, _ = METAL[finish]
    return plain('wire ' + finish, colour, roughness * .8, metallic=1.0)


def moulded(finish, share=1.0):
    """Plastic with a fine grain, in the colour of the granite of that name; share darkens or lightens it."""
    base = tuple(min(1, tone * share) for tone in GRANITE[finish][0])
    material, tree, shader = new_material('moulded %s %g' % (finish, share))
    shader.inputs['Base Color'].default_value = base + (1,)
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .46, .42
    tree.links.new(bump(tree, noise(tree, object_position(tree), 1900, 2), .00006, .5), shader.inputs['Normal'])
    return material


def coated(tone=(.055, .056, .058)):
    """Powder-coated steel."""
    material, tree, shader = new_material('coated %g' % tone[0])
    shader.inputs['Base Color'].default_value = tone + (1,)
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .42, .45
    tree.links.new(bump(tree, noise(tree, object_position(tree), 2400, 2), .00008, .4), shader.inputs['Normal'])
    return material


def bottle_plastic():
    """Soft white plastic through which a little light goes."""
    material, _, shader = new_material('bottle')
    for name, value in (('Base Color', (.78, .77, .74, 1)), ('Roughness', .38), ('Specular', .4), ('Subsurface', .08),
                        ('Subsurface Radius', (.004, .004, .0035)), ('Subsurface Color', (.8, .78, .74, 1))):
        shader.inputs[name].default_value = value
    return material


def cloth(colour):
    """Woven microfibre: two sets of threads and a soft bloom."""
    material, tree, shader = new_material('cloth')
    along, across = noise(tree, object_position(tree, (2200, 260, 400)), 1, 2), noise(tree, object_position(tree, (260, 2200, 400)), 1, 2)
    weave = mix(tree, .5, along, across)
    dim = tuple(tone * .86 for tone in colour)
    tree.links.new(ramp(tree, weave, [(.35, dim), (.65, colour)]), shader.inputs['Base Color'])
    for name, value in (('Roughness', .95), ('Specular', .1), ('Sheen', .6)):
        shader.inputs[name].default_value = value
    tree.links.new(bump(tree, weave, .0006, .7), shader.inputs['Normal'])
    return material


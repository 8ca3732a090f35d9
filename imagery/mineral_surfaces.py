"""Stone that is not polished quartz: veined marble, poured concrete, terrazzo, fired clay. Colours are linear."""
from math import radians

from nodes import add, bump, cells, channels, mapped, mix, new_material, noise, object_position, ramp


def mineral(kind):
    """The surface of that name."""
    return MINERAL[kind]()


def _marble():
    """White marble whose grey veins run aslant, wide and faint or thin and dark."""
    material, tree, shader = new_material('marble')
    place = mapped(tree, object_position(tree), (1, 2.1, 1.6), (radians(24), radians(18), radians(34)))
    wide = ramp(tree, noise(tree, place, 1.1, 8, .55, 1.1), [(.44, 0.), (.5, .75), (.56, 0.)])
    thin = ramp(tree, noise(tree, place, 1.9, 9, .6, 1.9), [(.486, 0.), (.499, 1.), (.501, 1.), (.512, 0.)])
    broken = ramp(tree, noise(tree, place, 2.6, 3), [(.4, 0.), (.62, .9)])
    clouds = ramp(tree, noise(tree, place, 2.4, 5), [(.3, (.80, .79, .775)), (.7, (.70, .695, .69))])
    colour = mix(tree, mix(tree, 1., wide, .5, 'MULTIPLY'), clouds, (.40, .40, .41))
    colour = mix(tree, mix(tree, 1., thin, broken, 'MULTIPLY'), colour, (.20, .205, .22))
    tree.links.new(colour, shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = .16
    return material


def _concrete():
    """Poured concrete: clouds, fine sand, a few pores."""
    material, tree, shader = new_material('concrete')
    place = object_position(tree)
    clouds = ramp(tree, noise(tree, place, 2.1, 7, .62), [(.3, (.235, .23, .222)), (.52, (.31, .305, .295)), (.72, (.375, .37, .36))])
    sand = noise(tree, place, 520, 3, .6)
    colour = mix(tree, .30, clouds, mix(tree, 1., clouds, ramp(tree, sand, [(.3, .6), (.7, 1.25)]), 'MULTIPLY'))
    pores = mix(tree, 1., ramp(tree, cells(tree, place, 46, 'Distance'), [(.035, 1.), (.06, 0.)]),
                ramp(tree, noise(tree, place, 6, 2), [(.5, 0.), (.6, 1.)]), 'MULTIPLY')
    colour = mix(tree, pores, colour, (.10, .098, .094))
    tree.links.new(colour, shader.inputs['Base Color'])
    tree.links.new(ramp(tree, clouds, [(.22, .62), (.4, .48)]), shader.inputs['Roughness'])
    tree.links.new(bump(tree, mix(tree, pores, sand, (0., 0., 0.)), .0004, .35), shader.inputs['Normal'])
    return material


def _terrazzo():
    """Pale cement with chips of stone of three colours."""
    material, tree, shader = new_material('terrazzo')
    place = object_position(tree)
    bent = add(tree, 'ShaderNodeVectorMath', operation='ADD')
    wobble = add(tree, 'ShaderNodeVectorMath', operation='SCALE')
    node = add(tree, 'ShaderNodeTexNoise')
    node.inputs['Scale'].default_value = 90
    tree.links.new(place, node.inputs['Vector'])
    wobble.inputs['Scale'].default_value = .009
    tree.links.new(node.outputs['Color'], wobble.inputs[0])
    tree.links.new(place, bent.inputs[0])
    tree.links.new(wobble.outputs[0], bent.inputs[1])
    colour = ramp(tree, noise(tree, place, 8, 4), [(.3, (.66, .635, .59)), (.7, (.72, .70, .66))])
    for scale, share, reach in ((105, .52, .42), (52, .70, .36)):
        near, chance = cells(tree, bent.outputs[0], scale, 'Distance'), channels(tree, cells(tree, bent.outputs[0], scale))
        chips = ramp(tree, chance[1], [(0, (.25, .235, .22)), (.34, (.46, .30, .21)), (.67, (.52, .50, .46)), (1, (.83, .81, .77))], 'CONSTANT')
        shown = mix(tree, 1., ramp(tree, near, [(reach - .03, 1.), (reach, 0.)]), ramp(tree, chance[0], [(share - .01, 0.), (share, 1.)]), 'MULTIPLY')
        colour = mix(tree, shown, colour, chips)
    tree.links.new(colour, shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = .24
    return material


def fired_clay(colour, variation):
    """Tiles and bricks without a glaze; each object has a tone of its own, darker where the fire was hotter."""
    material, tree, shader = new_material('fired clay')
    chance = add(tree, 'ShaderNodeObjectInfo').outputs['Random']
    moved = add(tree, 'ShaderNodeVectorMath', operation='ADD')
    tree.links.new(object_position(tree), moved.inputs[0])
    tree.links.new(mix(tree, 1., chance, (40., 40., 40.), 'MULTIPLY'), moved.inputs[1])
    dim, bright = tuple(tone * (1 - variation) for tone in colour), tuple(min(1, tone * (1 + variation)) for tone in colour)
    tone = mix(tree, chance, dim, bright)
    tone = mix(tree, .8, tone, mix(tree, 1., tone, ramp(tree, noise(tree, moved.outputs[0], 22, 5, .6), [(.3, .72), (.7, 1.15)]), 'MULTIPLY'))
    sand = noise(tree, moved.outputs[0], 420, 3, .6)
    tone = mix(tree, .35, tone, mix(tree, 1., tone, ramp(tree, sand, [(.3, .7), (.7, 1.2)]), 'MULTIPLY'))
    tree.links.new(tone, shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .78, .3
    tree.links.new(bump(tree, noise(tree, moved.outputs[0], 130, 4, .65), .0012, .5), shader.inputs['Normal'])
    return material


def flags(colour, size):
    """A floor of stone or clay flags laid in rows, each in its own tone, with sunken joints."""
    material, tree, shader = new_material('flags')
    place = object_position(tree)
    laid = add(tree, 'ShaderNodeTexBrick', offset=.5)
    for name, value in (('Scale', 1), ('Brick Width', size[0]), ('Row Height', size[1]), ('Mortar Size', .0035), ('Mortar Smooth', .25),
                        ('Color1', (0, 0, 0, 1)), ('Color2', (1, 1, 1, 1)), ('Mortar', (.5, .5, .5, 1))):
        laid.inputs[name].default_value = value
    tree.links.new(place, laid.inputs['Vector'])
    tone = mix(tree, laid.outputs[0], tuple(part * .80 for part in colour), tuple(part * 1.14 for part in colour))
    tone = mix(tree, .75, tone, mix(tree, 1., tone, ramp(tree, noise(tree, place, 5, 6, .6), [(.3, .74), (.7, 1.18)]), 'MULTIPLY'))
    tree.links.new(mix(tree, laid.outputs['Fac'], tone, tuple(part * .62 for part in colour)), shader.inputs['Base Color'])
    tree.links.new(ramp(tree, noise(tree, place, 9, 5), [(.3, .42), (.7, .62)]), shader.inputs['Roughness'])
    sunk = mix(tree, laid.outputs['Fac'], ramp(tree, noise(tree, place, 7, 4), [(.3, .6), (.7, 1.)]), 0.)
    tree.links.new(bump(tree, sunk, .0022, .5), shader.inputs['Normal'])
    return material


MINERAL = {'marble': _marble, 'concrete': _concrete, 'terrazzo': _terrazzo}

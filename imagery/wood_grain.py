"""Solid wood: year rings round a pith that lies off the stave, so that faces show flames, edges stripes and ends arcs."""
from nodes import add, bump, mix, new_material, noise, object_position, ramp

TIMBER = {  # latewood, middle, earlywood (linear colours), pores, rings a metre, roughness
    'oak': ((.255, .152, .078), (.385, .252, .142), (.475, .330, .200), .55, 330, .46),
    'walnut': ((.040, .019, .0095), (.088, .044, .0225), (.150, .082, .045), .62, 260, .44),
}
STAVE = .0525
JOINT = .00022


def _math(tree, operation, first, second=None):
    node = add(tree, 'ShaderNodeMath', operation=operation)
    for index, value in enumerate((first, second)):
        if hasattr(value, 'is_linked'):
            tree.links.new(value, node.inputs[index])
        elif value is not None:
            node.inputs[index].default_value = value
    return node.outputs[0]


def _sum(tree, *values):
    total = values[0]
    for value in values[1:]:
        total = _math(tree, 'ADD', total, value)
    return total


def _stave(tree, x):
    """Where a point lies in its stave, and three chances that are the stave's own."""
    number = _math(tree, 'FLOOR', _math(tree, 'DIVIDE', x, STAVE))
    chance = add(tree, 'ShaderNodeTexWhiteNoise', noise_dimensions='1D')
    tree.links.new(_math(tree, 'ADD', number, 7.3), chance.inputs['W'])
    chances = add(tree, 'ShaderNodeSeparateColor')
    tree.links.new(chance.outputs['Color'], chances.inputs[0])
    local = _math(tree, 'SUBTRACT', x, _math(tree, 'MULTIPLY', _math(tree, 'ADD', number, .5), STAVE))
    return number, local, chances.outputs


def _distance_from_pith(tree, place, local, chances):
    """The pith lies below the stave and climbs a little along it; slow noise makes the rings wander."""
    y, z = place.outputs[1], place.outputs[2]
    beside = _math(tree, 'MULTIPLY', _math(tree, 'SUBTRACT', chances[0], .5), .075)
    below = _math(tree, 'MULTIPLY', _math(tree, 'ADD', chances[1], .25), .075)
    climb = _math(tree, 'MULTIPLY', y, _math(tree, 'MULTIPLY', _math(tree, 'SUBTRACT', chances[2], .5), .11))
    across = _math(tree, 'ADD', local, beside)
    up = _sum(tree, z, below, climb)
    return _math(tree, 'SQRT', _math(tree, 'ADD', _math(tree, 'MULTIPLY', across, across), _math(tree, 'MULTIPLY', up, up)))


def solid_wood(kind):
    """Oiled solid wood of glued staves; the grain runs along y."""
    late, middle, early, pores_share, rings_a_metre, roughness = TIMBER[kind]
    material, tree, shader = new_material('solid ' + kind)
    place = add(tree, 'ShaderNodeSeparateXYZ')
    tree.links.new(object_position(tree), place.inputs[0])
    number, local, chances = _stave(tree, place.outputs[0])
    shift = add(tree, 'ShaderNodeCombineXYZ')
    tree.links.new(_math(tree, 'MULTIPLY', number, .37), shift.inputs[1])
    moved = add(tree, 'ShaderNodeVectorMath', operation='ADD')
    tree.links.new(object_position(tree), moved.inputs[0])
    tree.links.new(shift.outputs[0], moved.inputs[1])

    def streaks(across, along, detail=2, rough=.5):
        scaled = add(tree, 'ShaderNodeMapping')
        scaled.inputs['Scale'].default_value = (across, along, across)
        tree.links.new(moved.outputs[0], scaled.inputs['Vector'])
        return noise(tree, scaled.outputs[0], 1, detail, rough)
    wander = _math(tree, 'MULTIPLY', _math(tree, 'SUBTRACT', streaks(22, 5, 3), .5), .0125)
    distance = _math(tree, 'ADD', _distance_from_pith(tree, place, local, chances), wander)
    ring = _math(tree, 'FRACT', _math(tree, 'MULTIPLY', distance, float(rings_a_metre)))
    colour = ramp(tree, ring, [(0, early), (.45, middle), (.82, late), (.93, late), (1, early)])
    colour = mix(tree, .42, colour, middle)
    cloudy = ramp(tree, streaks(60, 2.5, 4), [(.3, .80), (.7, 1.12)])
    colour = mix(tree, .75, colour, mix(tree, 1., colour, cloudy, 'MULTIPLY'))
    fine = streaks(1500, 26, 2, .6)
    pores = ramp(tree, fine, [(.30, 1.), (.42, 0.)])
    pores = mix(tree, 1., pores, ramp(tree, ring, [(0, 1.), (.5, .35), (1, 1.)]), 'MULTIPLY')
    colour = mix(tree, mix(tree, 1., pores, pores_share, 'MULTIPLY'), colour, tuple(tone * .55 for tone in late))
    fibre = ramp(tree, streaks(420, 9, 3, .6), [(.3, .88), (.7, 1.06)])
    colour = mix(tree, 1., colour, fibre, 'MULTIPLY')
    colour = mix(tree, 1., colour, ramp(tree, chances[1], [(0, .84), (1, 1.06)]), 'MULTIPLY')
    seam = _math(tree, 'GREATER_THAN', _math(tree, 'ABSOLUTE', local), STAVE / 2 - JOINT)
    colour = mix(tree, _math(tree, 'MULTIPLY', seam, .45), colour, tuple(tone * .5 for tone in late))
    tree.links.new(colour, shader.inputs['Base Color'])
    tree.links.new(ramp(tree, fine, [(.3, roughness + .14), (.6, roughness)]), shader.inputs['Roughness'])
    shader.inputs['Specular'].default_value = .32
    tree.links.new(bump(tree, fine, .00012, .3), shader.inputs['Normal'])
    return material

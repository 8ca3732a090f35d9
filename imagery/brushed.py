"""Brushed metal of taps: fine even strokes that follow each part, round what is turned and along what is drawn."""
from brushing import DIRECTION, PLACE
from materials import METAL
from nodes import add, mapped, mix, new_material, noise, ramp

# From a roughness of .274 on the renderer hands the denoiser the metal's own colour; below it, what a random ray hit: that was the sandpaper.
SMOOTHEST = .29
STROKES, STROKE_LENGTH = 4200, 1.5  # strokes for each metre across; how often they begin anew on a turn
CONTRAST = .10


def is_brushed(finish):
    """Whether that finish of a tap shows the strokes of a brush."""
    return finish in METAL and METAL[finish][2] > 0


def brushed_metal(finish):
    """The material of that finish, for parts whose brushing is noted."""
    colour, roughness, anisotropy = METAL[finish]
    material, tree, shader = new_material('tap ' + finish)
    shader.inputs['Metallic'].default_value = 1
    shader.inputs['Roughness'].default_value = max(roughness, SMOOTHEST)
    shader.inputs['Anisotropic'].default_value, shader.inputs['Anisotropic Rotation'].default_value = anisotropy, .25
    place = add(tree, 'ShaderNodeAttribute', attribute_name=PLACE).outputs['Vector']
    fine = noise(tree, mapped(tree, place, (STROKE_LENGTH, STROKE_LENGTH, STROKES)), 1, 2, .6)
    broad = noise(tree, mapped(tree, place, (STROKE_LENGTH / 2, STROKE_LENGTH / 2, STROKES / 7)), 1, 1)
    strokes = mix(tree, .3, fine, broad)
    dim, bright = tuple(part * (1 - CONTRAST) for part in colour), tuple(min(1, part * (1 + CONTRAST)) for part in colour)
    tree.links.new(ramp(tree, strokes, [(.3, dim), (.7, bright)]), shader.inputs['Base Color'])
    turned = add(tree, 'ShaderNodeVectorTransform', vector_type='VECTOR', convert_from='OBJECT', convert_to='WORLD')
    tree.links.new(add(tree, 'ShaderNodeAttribute', attribute_name=DIRECTION).outputs['Vector'], turned.inputs[0])
    tree.links.new(turned.outputs[0], shader.inputs['Tangent'])
    return material

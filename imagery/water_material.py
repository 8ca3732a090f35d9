"""Clear running water with a few streaks of air in it."""
import bpy

from nodes import add, bump, noise, object_position, ramp

CLEARNESS, AIR = .97, .36


def water():
    """Refracts what the camera sees and lets light through to what lies below: bent light would reach it only after thousands of samples."""
    material = bpy.data.materials.new('water')
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    streaks = noise(tree, object_position(tree, (900, 900, 26)), 1, 3, .6)
    glass = add(tree, 'ShaderNodeBsdfGlass', distribution='GGX')
    glass.inputs['Roughness'].default_value, glass.inputs['IOR'].default_value = 0, 1.33
    glass.inputs['Color'].default_value = (CLEARNESS, 1, .995, 1)
    tree.links.new(bump(tree, noise(tree, object_position(tree, (1, 1, .25)), 260, 2), .0004, .5), glass.inputs['Normal'])
    air = add(tree, 'ShaderNodeBsdfTranslucent')
    air.inputs['Color'].default_value = (.82, .85, .86, 1)
    seen = _either(tree, ramp(tree, streaks, [(.46, 0.), (.74, AIR)]), glass, air)
    clear = add(tree, 'ShaderNodeBsdfTransparent')
    clear.inputs['Color'].default_value = (CLEARNESS, CLEARNESS, CLEARNESS, 1)
    path, passing = add(tree, 'ShaderNodeLightPath'), add(tree, 'ShaderNodeMath', operation='MAXIMUM')
    tree.links.new(path.outputs['Is Shadow Ray'], passing.inputs[0])
    tree.links.new(path.outputs['Is Diffuse Ray'], passing.inputs[1])
    output = add(tree, 'ShaderNodeOutputMaterial')
    tree.links.new(_either(tree, passing.outputs[0], seen, clear).outputs[0], output.inputs['Surface'])
    return material


def _either(tree, share, first, second):
    both = add(tree, 'ShaderNodeMixShader')
    tree.links.new(share, both.inputs[0])
    tree.links.new(first.outputs[0], both.inputs[1])
    tree.links.new(second.outputs[0], both.inputs[2])
    return both

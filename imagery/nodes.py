"""Short names for the shader nodes that the materials are wired from."""
import bpy


def new_material(name):
    """An empty material: (material, node tree, its principled shader)."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    return material, material.node_tree, material.node_tree.nodes['Principled BSDF']


def add(tree, kind, **settings):
    """A node of that kind with its settings."""
    node = tree.nodes.new(kind)
    for name, value in settings.items():
        setattr(node, name, value)
    return node


def _rgba(value):
    return (value if isinstance(value, tuple) else (value, value, value)) + (1,)


def ramp(tree, factor, stops, interpolation='LINEAR'):
    """Maps a factor to colours (or greys) at (position, colour) stops."""
    node = add(tree, 'ShaderNodeValToRGB')
    node.color_ramp.interpolation = interpolation
    elements = node.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(.5)
    for element, (position, colour) in zip(elements, stops):
        element.position, element.color = position, _rgba(colour)
    tree.links.new(factor, node.inputs[0])
    return node.outputs[0]


def mix(tree, factor, first, second, mode='MIX'):
    """Blends two colours; each argument is a socket, a colour or a number."""
    node = add(tree, 'ShaderNodeMixRGB', blend_type=mode)
    for index, value in enumerate((factor, first, second)):
        if hasattr(value, 'is_linked'):
            tree.links.new(value, node.inputs[index])
        else:
            node.inputs[index].default_value = value if index == 0 else _rgba(value)
    return node.outputs[0]


def paler_in_mirrors(tree, colour, share):
    """The colour where the camera sees it, nearer to grey by share where only another surface mirrors it: coloured metal that mirrors itself would turn to orange."""
    pale, path, amount = add(tree, 'ShaderNodeRGBToBW'), add(tree, 'ShaderNodeLightPath'), add(tree, 'ShaderNodeMath', operation='MULTIPLY')
    tree.links.new(colour, pale.inputs[0])
    tree.links.new(path.outputs['Is Glossy Ray'], amount.inputs[0])
    amount.inputs[1].default_value = share
    return mix(tree, amount.outputs[0], colour, pale.outputs[0])


def bump(tree, height, distance, strength=1.0):
    """A normal bent by a height; distance in metres."""
    node = add(tree, 'ShaderNodeBump')
    node.inputs['Strength'].default_value = strength
    node.inputs['Distance'].default_value = distance
    tree.links.new(height, node.inputs['Height'])
    return node.outputs[0]


def mapped(tree, vector, scale=(1, 1, 1), rotation=(0, 0, 0)):
    """A vector stretched and turned."""
    node = add(tree, 'ShaderNodeMapping')
    node.inputs['Scale'].default_value = scale
    node.inputs['Rotation'].default_value = rotation
    tree.links.new(vector, node.inputs['Vector'])
    return node.outputs[0]


def object_position(tree, scale=(1, 1, 1)):
    """The place on the object in metres, stretched by scale."""
    return mapped(tree, add(tree, 'ShaderNodeTexCoord').outputs['Object'], scale)


def noise(tree, vector, scale, detail=2, roughness=.5, distortion=0.0):
    """Clouded grey, scale per metre."""
    node = add(tree, 'ShaderNodeTexNoise')
    for name, value in (('Scale', scale), ('Detail', detail), ('Roughness', roughness), ('Distortion', distortion)):
        node.inputs[name].default_value = value
    tree.links.new(vector, node.inputs['Vector'])
    return node.outputs[0]


def cells(tree, vector, scale, output='Color'):
    """Voronoi cells, each with its own random colour; scale per metre."""
    node = add(tree, 'ShaderNodeTexVoronoi')
    node.inputs['Scale'].default_value = scale
    tree.links.new(vector, node.inputs['Vector'])
    return node.outputs[output]


def channels(tree, colour):
    """The three channels of a colour."""
    node = add(tree, 'ShaderNodeSeparateColor')
    tree.links.new(colour, node.inputs[0])
    return node.outputs

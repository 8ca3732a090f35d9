"""What is screwed into a sink: strainer and overflow."""
from math import cos, pi, radians, sin

from mathutils import Matrix

from geometry import Mesh, circle, lathe, rounded_rectangle
from materials import drain_material, gap
from nodes import add

MM = .001
HOLE_ROWS = ((15.5, 8), (23, 13), (30.5, 18))
HOLE_RADIUS = 3.0 * MM


def strainer(x, y, z, radius):
    """A strainer with its basket; radius of the flange in metres, z is the bowl's bottom."""
    steel, place, r = drain_material(), Matrix.Translation((x, y, z)), radius / MM
    flange = [(r, -.3), (r, 1.5, 1.0), (r - 7, 1.9, 1.5), (r - 13, -2, 3), (r - 17, -13, 3), (r - 19, -14), (r - 19, -18)]
    lathe('strainer flange', flange, steel, place)
    _basket(r - 19.5, steel, place)
    lathe('basket rim', [(r - 19.2, -12), (r - 19.2, -7.2, .8), (r - 20.6, -7.2, .8), (r - 22, -11)], steel, place)
    knob = [(9, -11), (9.5, -9, 1), (5, -7.5, 2), (5, -2, 2), (11, .6, 1.2), (11, 2.8, 1.2), (0, 3.4)]
    lathe('basket knob', knob, steel, place)
    lathe('waste', [(r - 19, -17.5), (0, -17.5)], gap(), place)


def _basket(radius, steel, place):
    plate = [_ring(0, 0, radius * MM, 72)]
    for row, count in HOLE_ROWS:
        distance = row * radius / 37.5 * MM
        for index in range(count):
            angle = 2 * pi * (index + .5 * (count % 3)) / count
            plate.append(_ring(distance * cos(angle), distance * sin(angle), HOLE_RADIUS * min(1, radius / 37.5), 14))
    mesh = Mesh()
    mesh.fill(plate)
    basket = mesh.become_object('basket', steel, 30, weighted=False)
    basket.matrix_world = place @ Matrix.Translation((0, 0, -11 * MM))
    sheet = basket.modifiers.new('sheet', 'SOLIDIFY')
    sheet.thickness, sheet.offset = 1.2 * MM, -1


def _ring(x, y, radius, count):
    return [(x + radius * cos(2 * pi * i / count), y + radius * sin(2 * pi * i / count), 0) for i in range(count)]


def overflow(x, wall_y, z):
    """A slotted overflow on the back wall of a bowl."""
    place = Matrix.Translation((x, wall_y, z)) @ Matrix.Rotation(radians(90), 4, 'X')
    collar = Mesh()
    collar.loft([
        rounded_rectangle(0, 0, .062, .022, .0109, 0), rounded_rectangle(0, 0, .062, .022, .0109, .0016),
        rounded_rectangle(0, 0, .059, .019, .0094, .003), rounded_rectangle(0, 0, .050, .010, .0049, .003),
        rounded_rectangle(0, 0, .049, .009, .0044, -.002)])
    collar.become_object('overflow', drain_material(), 50).matrix_world = place
    slot = Mesh()
    slot.fill([rounded_rectangle(0, 0, .052, .012, .0059, .0005)])
    slot.become_object('overflow slot', gap()).matrix_world = place


def plain_in_mirrors(bowl, material):
    """A lid of the bowl's own material over the strainer that mirrors alone see: its blurred reflection in the wall behind would pass for a stain."""
    lid, above = Mesh(), -bowl.height + 4.5 * MM
    lid.fill([circle(bowl.drain_x, bowl.drain_y, bowl.drain_radius + 4 * MM, above)])
    item = lid.become_object('lid', _open_from_below(material), weighted=False)
    item.visible_camera = item.visible_diffuse = item.visible_shadow = False


def _open_from_below(material):
    """The material, through which what lies under it still mirrors the studio."""
    copy = material.copy()
    tree = copy.node_tree
    either = add(tree, 'ShaderNodeMixShader')
    tree.links.new(add(tree, 'ShaderNodeNewGeometry').outputs['Backfacing'], either.inputs[0])
    tree.links.new(tree.nodes['Principled BSDF'].outputs[0], either.inputs[1])
    tree.links.new(add(tree, 'ShaderNodeBsdfTransparent').outputs[0], either.inputs[2])
    tree.links.new(either.outputs[0], tree.nodes['Material Output'].inputs['Surface'])
    return copy

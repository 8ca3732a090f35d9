"""Measures built products on their meshes, in whole millimetres, so that pictures can be checked against the catalogue."""
import bpy
from mathutils import Vector

from sink import BOWL

AROUND_OUTLET = .03


def _corners(items):
    bpy.context.view_layer.update()
    points = [item.matrix_world @ vertex.co for item in items for vertex in item.data.vertices]
    return [(min(point[axis] for point in points), max(point[axis] for point in points)) for axis in range(3)]


def _mm(metres):
    return int(round(metres * 1000))


def _floor_below(x, y):
    """How deep a plumb line reaches inside the bowl at (x, y)."""
    bowls = [item for item in bpy.data.objects if item.name.startswith(BOWL)]
    casts = [bowl.ray_cast(Vector((x, y, .1)), Vector((0, 0, -1))) for bowl in bowls]
    return max(-place.z for hit, place, _, _ in casts if hit)


def measured_sink(rim, plan):
    """Outer size, and for each bowl the depth at the edge of its outlet."""
    (left, right), (front, back), (low, _) = _corners([rim])
    bowls = [_mm(_floor_below(bowl.drain_x, bowl.drain_y - bowl.drain_radius - .002)) for bowl in plan.bowls]
    return {'width': _mm(right - left), 'depth': _mm(back - front), 'bowls': bowls, **({'apron': _mm(-low)} if plan.apron else {})}


def measured_tap(root, outlet):
    """Height over the worktop, reach to the middle of the outlet and free height under it."""
    parts = [part for part in root.children if part.type == 'MESH']
    (_, _), (_, _), (_, high) = _corners(parts)
    (left, right), (front, back), _ = _corners([outlet])
    middle = Vector(((left + right) / 2, (front + back) / 2, 0))
    reach = middle - Vector((root.location.x, root.location.y, 0))
    points = [part.matrix_world @ vertex.co for part in parts for vertex in part.data.vertices]
    low = min(point.z for point in points if (Vector((point.x, point.y, 0)) - middle).length < AROUND_OUTLET)
    return {'height': _mm(high - root.location.z), 'reach': _mm(reach.length), 'outlet': _mm(low - root.location.z)}


def measured_accessory(root, parts):
    """The outer sizes of its parts, whichever way the whole is turned."""
    bpy.context.view_layer.update()
    back = root.matrix_world.inverted()
    points = [back @ part.matrix_world @ vertex.co for part in parts for vertex in part.data.vertices]
    return {side: _mm(max(point[axis] for point in points) - min(point[axis] for point in points)) for axis, side in enumerate(('width', 'depth', 'height'))}

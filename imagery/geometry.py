"""Turns outlines into Blender meshes: lofts of rings, filled faces, height fields, lathed and swept bodies. Lengths in metres."""
import math
from math import cos, pi, radians, sin

import bmesh
import bpy
from mathutils import Vector

from brushing import note_brushing

CORNER_STEPS = 12
EDGE_STEPS = 10


def rounded_rectangle(cx, cy, width, depth, radius, z, corner_steps=CORNER_STEPS, edge_steps=EDGE_STEPS):
    """Points of a rounded rectangle, counter-clockwise; the same number for every size, so that rings can be lofted."""
    radius = max(min(radius, width / 2 - 1e-4, depth / 2 - 1e-4), 1e-4)
    across, along = width / 2 - radius, depth / 2 - radius
    centres = [(across, along, 0), (-across, along, 90), (-across, -along, 180), (across, -along, 270)]
    points = []
    for index, (x, y, start) in enumerate(centres):
        for step in range(corner_steps + 1):
            angle = radians(start + 90 * step / corner_steps)
            points.append((cx + x + radius * cos(angle), cy + y + radius * sin(angle), z))
        end = radians(start + 90)
        x1, y1 = x + radius * cos(end), y + radius * sin(end)
        x2, y2, following = centres[(index + 1) % 4]
        x2, y2 = x2 + radius * cos(radians(following)), y2 + radius * sin(radians(following))
        for step in range(1, edge_steps + 1):
            t = step / (edge_steps + 1)
            points.append((cx + x1 + (x2 - x1) * t, cy + y1 + (y2 - y1) * t, z))
    return points


def circle(cx, cy, radius, z, corner_steps=CORNER_STEPS, edge_steps=EDGE_STEPS, corner_span=26):
    """Points of a circle, numbered like those of a rounded rectangle, so that the one can become the other."""
    points = []
    for quarter in range(4):
        middle = 45 + 90 * quarter
        for step in range(corner_steps + 1):
            angle = radians(middle - corner_span + 2 * corner_span * step / corner_steps)
            points.append((cx + radius * cos(angle), cy + radius * sin(angle), z))
        for step in range(1, edge_steps + 1):
            angle = radians(middle + corner_span + (90 - 2 * corner_span) * step / (edge_steps + 1))
            points.append((cx + radius * cos(angle), cy + radius * sin(angle), z))
    return points


def quarter_turn(steps):
    """Angles from 0 to a right angle, both included."""
    return [pi / 2 * step / steps for step in range(steps + 1)]


class Mesh:
    """Collects faces and becomes one smooth-shaded object."""

    def __init__(self):
        self.vertices = []
        self.faces = []
        self.brushing = []  # where given: for each vertex the direction of the brush and its place in the brushing

    def loft(self, rings, flip=False, cap_start=False, cap_end=False):
        """Joins rings of equal count by quads; flip turns the faces' outside inwards."""
        count, base = len(rings[0]), len(self.vertices)
        for ring in rings:
            self.vertices += [tuple(point) for point in ring]
        for row in range(len(rings) - 1):
            for column in range(count):
                following = (column + 1) % count
                lower, upper = base + row * count, base + (row + 1) * count
                quad = (lower + column, lower + following, upper + following, upper + column)
                self.faces.append(quad[::-1] if flip else quad)
        first = tuple(range(base, base + count))
        last = tuple(index + (len(rings) - 1) * count for index in first)
        if cap_start:
            self.faces.append(first if flip else first[::-1])
        if cap_end:
            self.faces.append(last[::-1] if flip else last)

    def fill(self, loops, up=True):
        """Fills the flat area between an outline and its holes."""
        patch = bmesh.new()
        edges = []
        for loop in loops:
            ring = [patch.verts.new(point) for point in loop]
            edges += [patch.edges.new((ring[i], ring[(i + 1) % len(ring)])) for i in range(len(ring))]
        bmesh.ops.triangle_fill(patch, use_beauty=True, use_dissolve=False, edges=edges)
        patch.verts.index_update()
        base = len(self.vertices)
        self.vertices += [tuple(vertex.co) for vertex in patch.verts]
        for face in patch.faces:
            face.normal_update()
            indices = tuple(base + vertex.index for vertex in face.verts)
            self.faces.append(indices[::-1] if (face.normal.z < 0) == up else indices)
        patch.free()

    def height_field(self, left, right, front, back, columns, rows, height):
        """A grid whose height at (x, y) is height(x, y)."""
        base = len(self.vertices)
        for row in range(rows + 1):
            for column in range(columns + 1):
                x, y = left + (right - left) * column / columns, front + (back - front) * row / rows
                self.vertices.append((x, y, height(x, y)))
        for row in range(rows):
            for column in range(columns):
                corner = base + row * (columns + 1) + column
                self.faces.append((corner, corner + 1, corner + columns + 2, corner + columns + 1))

    def become_object(self, name, material, sharp_angle=35, weighted=True, merge=2e-5, recalculate=False):
        """Links the object into the scene; edges sharper than sharp_angle (degrees) stay sharp."""
        data = bpy.data.meshes.new(name)
        data.from_pydata(self.vertices, [], self.faces)
        note_brushing(data, self.brushing)
        patch = bmesh.new()
        patch.from_mesh(data)
        bmesh.ops.remove_doubles(patch, verts=patch.verts, dist=merge)
        bmesh.ops.dissolve_degenerate(patch, dist=1e-6, edges=patch.edges)
        if recalculate:
            bmesh.ops.recalc_face_normals(patch, faces=patch.faces)
        patch.to_mesh(data)
        patch.free()
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
        data.use_auto_smooth = True
        data.auto_smooth_angle = radians(sharp_angle)
        data.materials.append(material)
        item = bpy.data.objects.new(name, data)
        bpy.context.scene.collection.objects.link(item)
        if weighted:
            modifier = item.modifiers.new('weighted normals', 'WEIGHTED_NORMAL')
            modifier.weight, modifier.keep_sharp = 60, True
        return item


def rounded_profile(corners, steps=8):
    """A polyline of (radius, z, fillet) whose corners are rounded by their fillet."""
    line = [corners[0]]
    for corner in corners[1:]:
        if abs(corner[0] - line[-1][0]) + abs(corner[1] - line[-1][1]) > 1e-7:
            line.append(corner)
    points = []
    for index, corner in enumerate(line):
        fillet = corner[2] if len(corner) > 2 else 0
        if fillet <= 0 or index in (0, len(line) - 1):
            points.append((corner[0], corner[1]))
            continue
        points += _corner_arc(Vector(line[index - 1][:2]), Vector(corner[:2]), Vector(line[index + 1][:2]), fillet, steps)
    return points


def _corner_arc(before, corner, after, fillet, steps):
    a, b = before - corner, after - corner
    room = min(a.length, b.length) * .499
    a.normalize()
    b.normalize()
    angle = a.angle(b)
    tangent = min(fillet / math.tan(angle / 2), room)
    radius = tangent * math.tan(angle / 2)
    centre = corner + (a + b).normalized() * (radius / sin(angle / 2))
    start, end = corner + a * tangent - centre, corner + b * tangent - centre
    first = math.atan2(start.y, start.x)
    turn = math.atan2(start.cross(end), start.dot(end))
    return [(centre.x + radius * cos(first + turn * k / steps), centre.y + radius * sin(first + turn * k / steps)) for k in range(steps + 1)]


def lathe(name, profile_mm, material, matrix=None, around=96, steps=8, sharp_angle=35):
    """A body of revolution about z from (radius, z[, fillet]) in millimetres; open ends stay open."""
    profile = rounded_profile([tuple(value * .001 for value in corner) for corner in profile_mm], steps)
    mesh = Mesh()
    turn = [2 * pi * index / around for index in range(around)]
    mesh.loft([[(max(radius, 1e-5) * cos(a), max(radius, 1e-5) * sin(a), z) for a in turn] for radius, z in profile])
    travelled = 0.0
    for before, (radius, z) in zip([profile[0], *profile], profile):
        travelled += math.hypot(radius - before[0], z - before[1])
        mesh.brushing += [((-sin(a), cos(a), 0), (cos(a), sin(a), travelled)) for a in turn]
    item = mesh.become_object(name, material, sharp_angle, merge=1e-6, recalculate=True)
    if matrix is not None:
        item.matrix_world = matrix
    return item


def sweep(name, path, radius, material, around=64):
    """A round bar along a path of vectors by parallel transport; radius(share of the length) in metres."""
    lengths = [0.0]
    for before, after in zip(path, path[1:]):
        lengths.append(lengths[-1] + (after - before).length)
    last = len(path) - 1
    tangents = [(path[min(i + 1, last)] - path[max(i - 1, 0)]).normalized() for i in range(last + 1)]
    normal = Vector((0, 1, 0)) if abs(tangents[0].y) < .9 else Vector((1, 0, 0))
    rings, mesh = [], Mesh()
    for point, tangent, length in zip(path, tangents, lengths):
        normal = (normal - tangent * normal.dot(tangent)).normalized()
        side, r = tangent.cross(normal), radius(length / lengths[-1])
        turn = [(cos(2 * pi * k / around), sin(2 * pi * k / around)) for k in range(around)]
        rings.append([point + normal * (r * c) + side * (r * s) for c, s in turn])
        mesh.brushing += [(side * c - normal * s, (c, s, length)) for c, s in turn]
    mesh.loft(rings, cap_start=True, cap_end=True)
    return mesh.become_object(name, material, recalculate=True, merge=1e-6)

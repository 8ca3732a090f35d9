"""Round wires: open ones with rounded ends, closed ones without a seam."""
from math import cos, pi, sin, sqrt

from mathutils import Vector

from geometry import Mesh, sweep


def wire(name, path, radius, material, around=16):
    """A wire along a path of vectors; its ends are round."""
    length = sum((after - before).length for before, after in zip(path, path[1:]))

    def at(share):
        from_end = min(share, 1 - share) * length
        return radius * sqrt(max(.02, 1 - (1 - from_end / radius) ** 2)) if from_end < radius else radius
    return sweep(name, path, at, material, around=around)


def closed_wire(name, ring, radius, material, around=20):
    """A wire that closes to a ring in a level plane."""
    points, count = [Vector(point) for point in ring], len(ring)
    rings = []
    for index, point in enumerate(points):
        onward = (points[(index + 1) % count] - points[index - 1]).normalized()
        outward = Vector((onward.y, -onward.x, 0))
        rings.append([point + outward * (radius * cos(2 * pi * k / around)) + Vector((0, 0, radius * sin(2 * pi * k / around))) for k in range(around)])
    mesh = Mesh()
    mesh.loft(rings + [rings[0]])
    return mesh.become_object(name, material, 60, recalculate=True, merge=1e-6)

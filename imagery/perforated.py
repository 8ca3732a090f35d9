"""Sheet metal with true holes: each hole has a cell of its own, so that a sheet may be bent round without facets."""
from math import ceil, cos, pi, sin

from geometry import Mesh

AROUND = 16


def _cell(mesh, place, u, v, half_u, half_v, hole_u, hole_v):
    """A square of the sheet with a round hole; place(u, v) says where a point of the sheet lies."""
    rings = ([], [])
    for step in range(AROUND):
        angle = 2 * pi * (step + .5) / AROUND
        across, along = cos(angle), sin(angle)
        reach = max(abs(across), abs(along))
        rings[0].append(place(u + across / reach * half_u, v + along / reach * half_v))
        rings[1].append(place(u + across * hole_u, v + along * hole_v))
    mesh.loft(rings)


def _sheet(mesh, name, material, thickness):
    item = mesh.become_object(name, material, 50, weighted=False, merge=2e-5, recalculate=True)
    sheet = item.modifiers.new('sheet', 'SOLIDIFY')
    sheet.thickness, sheet.offset = thickness, 0
    return item


def perforated_wall(name, material, low, high, rows, count, hole, thickness=.0008):
    """A cone of sheet from low to high, each (radius, z); hole is a radius in metres."""
    mesh = Mesh()

    def place(u, v):
        radius, z = low[0] + (high[0] - low[0]) * v, low[1] + (high[1] - low[1]) * v
        return radius * cos(u), radius * sin(u), z
    tall, middle = ((high[0] - low[0]) ** 2 + (high[1] - low[1]) ** 2) ** .5, (low[0] + high[0]) / 2
    for row in range(rows):
        for index in range(count):
            _cell(mesh, place, 2 * pi * (index + .5 * (row % 2)) / count, (row + .5) / rows, pi / count, .5 / rows, hole / middle, hole / tall)
    return _sheet(mesh, name, material, thickness)


def perforated_disc(name, material, inner, outer, z, pitch, hole, thickness=.0008):
    """A flat ring of sheet with rows of holes."""
    mesh = Mesh()
    rows = max(1, round((outer - inner) / pitch))
    step = (outer - inner) / rows

    def place(u, v):
        return v * cos(u), v * sin(u), z
    for row in range(rows):
        radius = inner + (row + .5) * step
        count = ceil(2 * pi * radius / pitch)
        for index in range(count):
            _cell(mesh, place, 2 * pi * (index + .3 * row) / count, radius, pi / count, step / 2, hole / radius, hole)
    return _sheet(mesh, name, material, thickness)

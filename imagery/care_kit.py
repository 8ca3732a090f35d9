"""A care kit: bottles with plain labels, a folded cloth before them."""
from math import cos, pi, sin, sqrt

from mathutils import Matrix

from accessory_materials import bottle_plastic, cloth
from geometry import Mesh, lathe
from materials import plain
from word_mark import strokes

MM = .001
CAPS = ((.79, .775, .74), (.30, .335, .35), (.045, .05, .056))
INK = (.018, .022, .03)
CLOTH, LAYERS, COLUMNS = 2.6 * MM, 5, 40
LABEL = .25 * MM
MARK = 38 * MM


def build_care_kit(plan, finish):
    """Adds the bottles; they differ by cap and by how long the line under the word mark is."""
    parts = []
    for index, bottle in enumerate(plan.bottles):
        parts += _bottle(bottle, plain('cap %d' % index, CAPS[index % len(CAPS)], .42))
        _label(bottle, index, len(plan.bottles))
    _folded_cloth(plan)
    return parts


def _bottle(bottle, cap):
    r, body, top, place = bottle.radius / MM, bottle.body / MM, bottle.height / MM, _oval(bottle)
    shoulder = body - 3
    profile = [(0, 1.5), (r - 9, 1.5), (r - 6, 0, 1.5), (r, 0, 4.5), (r, shoulder, 15), (17, body, 5), (17, body + 3, .3), (0, body + 3)]
    built = lathe('bottle', profile, bottle_plastic(), place, steps=16, sharp_angle=50)
    lathe('neck joint', [(15.8, body + 1), (15.8, body + 3)], plain('neck', (.3, .3, .29), .6), place)
    lid = [(0, body + 2.6), (17, body + 2.6), (18, body + 3, .5), (18, top - 1.8, 1.8), (14, top, 3), (0, top)]
    return [built, lathe('cap', lid, cap, place, steps=10)]


def _oval(bottle):
    """Bottles are turned round, then drawn out to their depth."""
    return Matrix.Translation((bottle.x, 0, 0)) @ Matrix.Diagonal((1, bottle.depth / bottle.radius / 2, 1, 1))


def _on_bottle(bottle, u, z, lift):
    """A place on the bottle's side, u along its girth from the front."""
    r = bottle.radius + lift
    return bottle.x + r * sin(u / bottle.radius), -(bottle.depth / 2 + lift) * cos(u / bottle.radius), z


def _ribbon(mesh, bottle, line, width, lift):
    """A printed line of even width along (u, z) points."""
    for index, (u, z) in enumerate(line):
        (u0, z0), (u1, z1) = line[max(index - 1, 0)], line[min(index + 1, len(line) - 1)]
        length = sqrt((u1 - u0) ** 2 + (z1 - z0) ** 2)
        nu, nz = -(z1 - z0) / length * width / 2, (u1 - u0) / length * width / 2
        mesh.vertices += [_on_bottle(bottle, u + nu, z + nz, lift), _on_bottle(bottle, u - nu, z - nz, lift)]
        if index:
            last = len(mesh.vertices) - 1
            mesh.faces.append((last - 3, last - 2, last, last - 1))


def _label(bottle, index, count):
    """The word mark and below it the measure line, reaching further on each bottle."""
    mesh, high = Mesh(), bottle.body * .56
    size = MARK / 116
    for line in strokes():
        _ribbon(mesh, bottle, [((x - 58) * size, high - (y - 17) * size) for x, y in line], 3.1 * size, LABEL)
    low, reach = high - 15 * MM, MARK * (index + 1) / count
    _ribbon(mesh, bottle, [(-MARK / 2 + reach * step / 16, low) for step in range(17)], .7 * MM, LABEL)
    for u in (-MARK / 2, -MARK / 2 + reach):
        _ribbon(mesh, bottle, [(u, low - 1.8 * MM), (u, low + 1.8 * MM)], .7 * MM, LABEL)
    mesh.become_object('print', plain('ink', INK, .5), 180, weighted=False, merge=1e-8, recalculate=False)


def _folded_cloth(plan):
    """A cloth in zigzag folds lies to the right before the bottles."""
    wide, deep, mesh = 116 * MM, 78 * MM, Mesh()
    path = _zigzag(deep / 2)
    for row, (y, z, layer) in enumerate(path):
        for column in range(COLUMNS + 1):
            x = (column / COLUMNS - .5) * (wide - 1.2 * MM * (layer % 3))
            lie = .8 * MM * layer * (sin(31 * x + 3 * layer) * cos(27 * y + layer) * .5 + .5) * (1 - .4 * abs(x) / wide)
            mesh.vertices.append((x + 1.1 * MM * sin(40 * y + layer), y + .9 * MM * sin(23 * x + 2 * layer), z + lie))
        if row:
            base = row * (COLUMNS + 1)
            mesh.faces += [(base + k, base + k + 1, base + k - COLUMNS, base + k - COLUMNS - 1) for k in range(COLUMNS)]
    item = mesh.become_object('cloth', cloth((.36, .40, .41)), 80, weighted=False, merge=1e-7, recalculate=True)
    item.matrix_world = Matrix.Translation((plan.width * .34, -plan.depth / 2 - deep / 2 - 20 * MM, 0)) @ Matrix.Rotation(-.2, 4, 'Z')
    sheet = item.modifiers.new('sheet', 'SOLIDIFY')
    sheet.thickness, sheet.offset = CLOTH, 0


def _zigzag(half):
    """(y, z, layer) along the folds, each turn a half circle."""
    points, pitch = [], CLOTH * 1.25
    for layer in range(LAYERS):
        z, side = CLOTH / 2 + pitch * layer, 1 if layer % 2 else -1
        points += [(-side * half * (1 - step / 12), z, layer) for step in range(13)]
        points += [(side * half * step / 12, z, layer) for step in range(1, 13)]
        if layer < LAYERS - 1:
            points += [(side * (half + pitch / 2 * sin(a)), z + pitch / 2 * (1 - cos(a)), layer + .5) for a in [pi * step / 8 for step in range(1, 8)]]
    return points

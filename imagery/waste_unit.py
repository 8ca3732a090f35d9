"""A waste-separation unit: bins in a frame on full-extension runners, two of them under lids."""
from math import cos, pi, sin

from mathutils import Matrix, Vector

from accessory_materials import bare_metal, coated, moulded
from accessory_plans import FRAME, GAP, LID, RUNNER, WALL
from geometry import Mesh, quarter_turn, rounded_rectangle
from materials import gap
from wires import closed_wire, wire

MM = .001
SOFT = 1.6 * MM
BIN_CORNER, DRAFT, BRIM = 22 * MM, 9 * MM, 7 * MM
ROD = 4 * MM


def build_waste_unit(plan, finish):
    """Adds the unit: runners and frame have the outer sizes, lids end at its height."""
    steel = coated()
    parts = _base(plan, steel) + _runners(plan)
    lid_colour = moulded(finish, .82 if finish == 'pebble' else 1.5)
    for index, held in enumerate(plan.bins):
        _bin(held, moulded(finish))
        if index != 1:
            parts.append(_lid(held, plan.height, lid_colour))
        _handle(held, bare_metal('brushed-steel'))
    _rail(plan, bare_metal('brushed-steel'))
    return parts


def bar(name, width, depth, low, high, material, place=None, corner=2 * MM, soft=SOFT):
    """An upright block with rounded edges all round."""
    mesh = Mesh()
    steps = [(soft * (1 - sin(a)), soft * (1 - cos(a))) for a in quarter_turn(3)]
    rings = [rounded_rectangle(0, 0, width - 2 * inset, depth - 2 * inset, corner, low + rise, 6, 2) for inset, rise in steps]
    rings += [rounded_rectangle(0, 0, width - 2 * inset, depth - 2 * inset, corner, high - rise, 6, 2) for inset, rise in reversed(steps)]
    mesh.loft(rings, cap_start=True, cap_end=True)
    item = mesh.become_object(name, material, 40, recalculate=True, merge=1e-6)
    if place is not None:
        item.matrix_world = Matrix.Translation(place)
    return item


def _base(plan, steel):
    """A tray of folded steel on which the bins stand, with a low edge round them."""
    wide, deep = plan.width - 2 * FRAME, plan.depth
    tray = bar('tray', wide, deep, RUNNER - 10 * MM, RUNNER - 3 * MM, steel, corner=6 * MM)
    for y in (-deep / 2 + 2 * MM, deep / 2 - 2 * MM):
        bar('edge', wide, 4 * MM, RUNNER - 10 * MM, RUNNER + 26 * MM, steel, (0, y, 0), 1.5 * MM, 1 * MM)
    return [tray]


def _runners(plan):
    """Left and right a rail on the cabinet's floor and a slide that carries the tray."""
    zinc, parts = bare_metal('steel'), []
    for side in (-1, 1):
        x = side * (plan.width / 2 - FRAME / 2)
        parts.append(bar('runner', FRAME, plan.depth, 0, RUNNER - 8 * MM, zinc, (x, 0, 0), 1.5 * MM, 1 * MM))
        bar('groove', 1 * MM, plan.depth - 12 * MM, 9 * MM, 17 * MM, gap(), (x + side * (FRAME / 2 - .3 * MM), 0, 0), .3 * MM, .2 * MM)
        bar('slide', FRAME - 3 * MM, plan.depth - 6 * MM, RUNNER - 9 * MM, RUNNER + 4 * MM, zinc, (x, 0, 0), 1.5 * MM, 1 * MM)
        bar('front groove', 6 * MM, 1 * MM, 6 * MM, 20 * MM, gap(), (x, -plan.depth / 2 + .3 * MM, 0), .3 * MM, .2 * MM)
    return parts


def _bin(held, material):
    """A drafted bin with a rolled brim, open inside."""
    low, high = held.bottom, held.bottom + held.height - LID * .2
    brim_wide, brim_deep = held.width, held.depth
    wide, deep = brim_wide - 2 * BRIM, brim_deep - 2 * BRIM
    outside = [(DRAFT + 6 * MM * (1 - sin(a)), low + 6 * MM * (1 - cos(a))) for a in quarter_turn(5)]
    outside += [(DRAFT * (1 - step / 6), low + 6 * MM + (high - 14 * MM - low - 6 * MM) * step / 6) for step in range(1, 7)]
    outside += [(-BRIM + 2 * MM, high - 12 * MM), (-BRIM, high - 10 * MM)]
    outside += [(-BRIM + 3 * MM * (1 - cos(a)), high - 3 * MM + 3 * MM * sin(a)) for a in quarter_turn(5)]
    inside = [(WALL * .2, high), (WALL, high - 2 * MM)] + [(WALL + DRAFT * step / 6, high - 2 * MM - (high - low - 8 * MM) * step / 6) for step in range(1, 7)]
    inside.append((WALL + DRAFT + 8 * MM, low + 3 * MM))
    rings = [rounded_rectangle(held.x, 0, wide - 2 * inset, deep - 2 * inset, max(BIN_CORNER - inset, 6 * MM), z, 10, 4) for inset, z in outside + inside]
    mesh = Mesh()
    mesh.loft(rings, cap_start=True, cap_end=True)
    return mesh.become_object('bin', material, 35)


def _lid(held, top, material):
    """A flat lid with a hollow to take hold of."""
    wide, deep, low = held.width - 2 * MM, held.depth - 2 * MM, top - LID
    profile = [(0, low), (0, low + 9 * MM)] + [(3 * MM * (1 - cos(a)), low + 9 * MM + 3 * MM * sin(a)) for a in quarter_turn(5)]
    profile += [(9 * MM, low + 12 * MM), (12 * MM, top - 1 * MM), (15 * MM, top)]
    rings = [rounded_rectangle(held.x, 0, wide - 2 * inset, deep - 2 * inset, BIN_CORNER - inset * .6, z, 10, 4) for inset, z in profile]
    mesh = Mesh()
    mesh.loft(rings, cap_start=True)
    y = -deep / 2 + 62 * MM
    hollow = [(0.0, 0.0), (1 * MM, -.3 * MM), (3 * MM, -5 * MM), (7 * MM, -9 * MM), (11 * MM, -10 * MM)]
    hold = [rounded_rectangle(held.x, y, min(wide * .5, 92 * MM) - 2 * inset, 38 * MM - 2 * inset, 16 * MM - inset, top + z, 10, 4) for inset, z in hollow]
    mesh.loft(hold, cap_end=True)
    mesh.fill([rings[-1], hold[0]])
    return mesh.become_object('lid', material, 35)


def _handle(held, metal):
    """A bow of wire that lies against the bin."""
    y, z, half = -held.depth / 2 + BRIM * .2, held.bottom + held.height - 16 * MM, held.width / 2 - 26 * MM
    bow = [Vector((held.x - half * cos(pi * step / 24), y, z - 34 * MM * sin(pi * step / 24) ** .6)) for step in range(25)]
    wire('handle', bow, 2.2 * MM, metal)


def _rail(plan, metal):
    """A rod round all bins, on four posts."""
    wide, deep = plan.width - 2 * FRAME + GAP, plan.depth - 2 * ROD - 2 * MM
    high = RUNNER + (plan.height - RUNNER) * .46
    closed_wire('rail', rounded_rectangle(0, 0, wide, deep, 24 * MM, high, 14, 8), ROD, metal)
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (wide / 2 - 34 * MM), sy * deep / 2
            wire('post', [Vector((x, y, RUNNER - 6 * MM + (high - RUNNER + 6 * MM) * step / 8)) for step in range(9)], ROD * .9, metal)

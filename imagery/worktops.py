"""Worktops: a slab with eased edges and the opening for a sink. Metres."""
from math import cos, sin

from geometry import Mesh, quarter_turn, rounded_rectangle
from materials import sink_material
from mineral_surfaces import MINERAL, mineral
from plans import MM
from surfaces import WOOD, stone, wood
from walls import SIDE


def surface(kind):
    """The material of a worktop by its name."""
    if kind in WOOD:
        return wood(kind, staves=True)
    if kind == 'steel':
        return sink_material('steel', 'steel')
    return mineral(kind) if kind in MINERAL else stone(kind)


def slab(left, right, front, back, top, thickness, opening, material):
    """A worktop with eased edges; opening is (width, depth, radius) about the origin or None."""
    edge, x, y = .003, (left + right) / 2, (front + back) / 2
    profile = [(edge, top)] + [(edge - edge * sin(a), top - edge + edge * cos(a)) for a in quarter_turn(4)] + [(0, top - thickness)]
    rings = [rounded_rectangle(x, y, right - left - 2 * inset, back - front - 2 * inset, .004, z, 3, 2) for inset, z in profile]
    mesh, holes = Mesh(), []
    mesh.loft(rings, flip=True)
    if opening:
        ease = .0015
        steps = [(ease * (1 - sin(a)), top - ease * (1 - cos(a))) for a in quarter_turn(3)] + [(0, top - thickness)]
        inner = [rounded_rectangle(0, 0, opening[0] + 2 * o, opening[1] + 2 * o, opening[2] + o, z) for o, z in steps]
        mesh.loft(inner, flip=True)
        holes = [inner[0]]
    mesh.fill([rings[0]] + holes)
    mesh.become_object('worktop', material, 30)


def build_worktop(kitchen, plan, cut_out, top):
    """The worktop round the sink: with a cut-out, or in three parts about a farmhouse sink."""
    worktop, material = kitchen['worktop'], surface(kitchen['worktop']['surface'])
    left, right = worktop.get('left', -SIDE), worktop.get('right', SIDE)
    front, back, thickness = worktop['front'], worktop['back'], worktop['thickness']
    if kitchen['mounting'] != 'farmhouse':
        flush = kitchen['mounting'] == 'flush'
        opening = (plan.width + .003, plan.depth + .003, plan.corner + .0015) if flush else tuple(cut_out[key] * MM for key in ('width', 'depth', 'radius'))
        return slab(left, right, front, back, top, thickness, opening, material)
    side, behind, joint = plan.width / 2 - .007, plan.depth / 2 - .017, .0005
    slab(left, -side, front, back, top, thickness, None, material)
    slab(side, right, front, back, top, thickness, None, material)
    return slab(-side + joint, side - joint, behind, back, top, thickness, None, material)

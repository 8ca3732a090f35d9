"""A cutting board: soft edges all round, a groove for juice, a slot to lift and hang it by."""
from math import cos, pi, sin

from geometry import Mesh, quarter_turn, rounded_rectangle
from wood_grain import solid_wood

MM = .001
CORNER, EDGE = 16 * MM, 4.5 * MM
MARGIN, GRIP = 15 * MM, 62 * MM
GROOVE, GROOVE_DEPTH = 11 * MM, 3.6 * MM
SLOT, SLOT_EDGE = (112 * MM, 24 * MM), 4 * MM
FINE = (16, 14)


def build_board(plan, finish):
    """Adds the board; its groove leaves one end free for the slot."""
    mesh, top = Mesh(), plan.height
    outline = [_outline(plan, EDGE * (1 - sin(a)), EDGE * (1 - cos(a))) for a in quarter_turn(6)]
    upper = [_outline(plan, EDGE * (1 - cos(a)), top - EDGE * (1 - sin(a))) for a in quarter_turn(6)]
    mesh.loft(outline + upper)
    slot_top, slot_bottom = _slot(mesh, plan)
    inner = _groove(mesh, plan)
    mesh.fill([upper[-1], inner[0], slot_top])
    mesh.fill([inner[-1]])
    mesh.fill([outline[0], slot_bottom], up=False)
    return [mesh.become_object('board', solid_wood(finish), 40)]


def _outline(plan, inset, z):
    return rounded_rectangle(0, 0, plan.width - 2 * inset, plan.depth - 2 * inset, CORNER - inset, z, *FINE)


def _groove(mesh, plan):
    """A channel of half-round section; gives its rings from outside to inside."""
    middle, deep, soft = -(GRIP - MARGIN) / 2, plan.depth - MARGIN - GRIP, .8 * MM
    wide, rings = plan.width - 2 * MARGIN, []
    profile = [(-soft, 0.0), (-soft * .3, -.05 * GROOVE_DEPTH)]
    profile += [(GROOVE / 2 * (1 - cos(a)), -GROOVE_DEPTH * (.12 + .88 * sin(a))) for a in [pi * step / 14 for step in range(15)]]
    profile += [(GROOVE + soft * .3, -.05 * GROOVE_DEPTH), (GROOVE + soft, 0.0)]
    for inset, z in profile:
        rings.append(rounded_rectangle(0, middle, wide - 2 * inset, deep - 2 * inset, max(18 * MM - inset, 3 * MM), plan.height + z, *FINE))
    mesh.loft(rings)
    return rings


def _slot(mesh, plan):
    """The rounded hole through the board; gives its upper and its lower edge."""
    y = plan.depth / 2 - GRIP / 2 + 3 * MM
    steps = [(SLOT_EDGE * (1 - sin(a)), plan.height - SLOT_EDGE * (1 - cos(a))) for a in quarter_turn(6)]
    lower = [(out, plan.height - z) for out, z in reversed(steps)]
    rings = [rounded_rectangle(0, y, SLOT[0] + 2 * out, SLOT[1] + 2 * out, SLOT[1] / 2 + out - .05 * MM, z, *FINE) for out, z in steps + lower]
    mesh.loft(rings, flip=True)
    return rings[0], rings[-1]

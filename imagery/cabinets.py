"""Base cabinets that stand on the floor of a room: plinth, doors and drawers with their gaps, knobs. Metres."""
import random
from math import radians

from mathutils import Matrix

from geometry import lathe
from materials import plain, tap_material
from room import FLOOR
from surfaces import wood
from walls import block

PLINTH, SET_BACK = .10, .055
GAP, THICK = .003, .02
STILE, PROUD = .062, .006
WIDTH = .6


def build_cabinets(kitchen, plan, top):
    """A run from `left` to `right` of the worktop: the sink's unit in the middle, equal ones beside it, drawers where `drawers` counts them from the left. Hinges change sides from door to door; `firstHinge` 1 begins with the right one."""
    worktop, look = kitchen['worktop'], kitchen['cabinets']
    front, high = worktop['front'] + .012, top - worktop['thickness'] - .014
    left, right, back = worktop['left'], worktop['right'], worktop['back']
    paint = wood(look['colour'], standing=look.get('standing', False)) if isinstance(look['colour'], str) else plain('cabinet', tuple(look['colour']), .42)
    rail = wood(look['colour']) if look.get('standing') else paint
    farmhouse = kitchen['mounting'] == 'farmhouse'
    half = plan.width / 2 + .004 if farmhouse else WIDTH * look.get('sinkUnit', 1) / 2
    block('plinth', left, right - .02, front + SET_BACK, front + SET_BACK + .016, -FLOOR, -FLOOR + PLINTH, plain('plinth', (.055, .052, .048), .6), .001)
    low, behind, dark = -FLOOR + PLINTH, front + THICK + .002, plain('carcase', (.05, .05, .05), .9)
    block('carcase', left, -half, behind, back, low, high, dark, .001)
    block('carcase', half, right - .001, behind, back, low, high, dark, .001)
    block('carcase', -half, half, behind, behind + .018, low, -plan.apron - .004 if farmhouse else high, dark, .001)
    if look.get('end') or look.get('island'):
        block('end panel', right, right + .02, front, back, -FLOOR, top - worktop['thickness'] - .0005, paint, .0015)
    if look.get('island'):
        block('end panel', left - .02, left, front, back, -FLOOR, top - worktop['thickness'] - .0005, paint, .0015)
        block('back panel', left - .019, right + .019, back, back + .019, -FLOOR, top - worktop['thickness'] - .0005, paint, .0015)
    chance, knob = random.Random(5), tap_material(look['knobs'])
    units = _units(left, -half) + [(-half, 0), (0, half)] + _units(half, right)
    for index, (start, end) in enumerate(units):
        tall = -plan.apron - .006 if farmhouse and -half <= start < half else high
        for low, upper in _fronts(tall, index in look.get('drawers', [])):
            _front(start + GAP / 2, end - GAP / 2, front, low, upper, (paint, rail), look.get('panelled', False), chance)
            _knobs(start, end, front, low, upper, index in look.get('drawers', []), index + look.get('firstHinge', 0), knob)


def _units(left, right):
    count = max(1, round((right - left) / WIDTH))
    return [(left + (right - left) * k / count, left + (right - left) * (k + 1) / count) for k in range(count)]


def _fronts(high, drawers):
    """Heights of the fronts of a unit: one door, or three drawers that grow downwards."""
    low = -FLOOR + PLINTH + .004
    if not drawers:
        return [(low, high)]
    cuts = [low, low + (high - low) * .40, low + (high - low) * .78, high]
    return [(a + (GAP if index else 0), b) for index, (a, b) in enumerate(zip(cuts, cuts[1:]))]


def _front(left, right, front, low, high, paints, panelled, chance):
    """A flat front, or a frame round a panel; none hangs quite like its neighbour. The paints are that of doors and that of rails, whose grain lies."""
    paint, rail = paints
    parts = [block('front', left, right, front + (PROUD if panelled else 0), front + THICK, low, high, paint, .0012)]
    if panelled and high - low > 3 * STILE:
        parts += [block('stile', x, x + STILE, front, front + THICK - .004, low, high, paint, .0015) for x in (left, right - STILE)]
        parts += [block('rail', left + STILE, right - STILE, front + .0002, front + THICK - .004, z, z + STILE, rail, .0015) for z in (low, high - STILE)]
    elif panelled:
        parts.append(block('face', left, right, front, front + THICK - .004, low, high, paint, .0015))
    hung = Matrix.Translation((chance.gauss(0, .0003), chance.gauss(0, .0004), chance.gauss(0, .0003))) @ Matrix.Rotation(radians(chance.gauss(0, .04)), 4, 'Y')
    for part in parts:
        part.matrix_world = hung @ part.matrix_world


def _knobs(left, right, front, low, high, drawer, index, metal):
    middle = (left + right) / 2
    x, z = (middle, (low + high) / 2) if drawer else (right - .034 if index % 2 == 0 else left + .034, high - .075)
    place = Matrix.Translation((x, front, z)) @ Matrix.Rotation(radians(90), 4, 'X')
    lathe('knob', [(7, 0), (6.5, 4, 2), (5, 10, 4), (13, 18, 3), (14, 23, 3), (9, 26, 4), (0, 26.5)], metal, place, around=40)

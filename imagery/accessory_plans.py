"""From an accessory's facts to what is built of it, in metres. It stands at the origin on z = 0, its front towards -y. Needs no Blender."""
from collections import namedtuple

MM, ML = .001, 1e-6
GAP, LID, RUNNER, FRAME = 8 * MM, 16 * MM, 34 * MM, 14 * MM
WALL = 2.4 * MM
CAP_SHARE, BOTTLE_GAP = .26, 8 * MM
CLEARANCE = 14 * MM  # between a basket and the bowl that it hangs in
FREEBOARD = .94  # a bin or bottle is never filled to its brim

AccessoryPlan = namedtuple('AccessoryPlan', 'use width depth height basket drain bins bottles')
Bin = namedtuple('Bin', 'x width depth height bottom volume')
Bottle = namedtuple('Bottle', 'x radius depth body height volume')


def accessory_plan(facts):
    """What is built of an accessory; bins and bottles stand from left to right."""
    size, fits = facts['size'], facts['fits']
    width, depth, height = (size[side] * MM for side in ('width', 'depth', 'height'))
    return AccessoryPlan(
        use=facts['use'], width=width, depth=depth, height=height,
        basket=fits['bowlDepth']['min'] * MM - CLEARANCE if fits['bowlDepth'] else None, drain=fits['drain'] * MM if fits['drain'] else None,
        bins=_bins(width, depth, height, facts['volumes']) if facts['use'] == 'separation' else (),
        bottles=_bottles(width, depth, height, facts['volumes']) if facts['use'] == 'care' else ())


def _bins(width, depth, height, volumes):
    """Bins of one depth and height, each as wide as its share of the volume."""
    inside = width - 2 * FRAME - GAP * (len(volumes) + 1)
    deep, tall = depth - 2 * FRAME - 2 * GAP, height - RUNNER - LID
    left, bins = -width / 2 + FRAME + GAP, []
    for volume in volumes:
        wide = inside * volume / sum(volumes)
        bins.append(Bin(left + wide / 2, wide, deep, tall, RUNNER, volume * ML))
        left += wide + GAP
    return tuple(bins)


def _bottles(width, depth, height, volumes):
    """Oval bottles side by side, their caps included in the height."""
    count = len(volumes)
    radius = (width - BOTTLE_GAP * (count - 1)) / count / 2
    step = 2 * radius + BOTTLE_GAP
    return tuple(Bottle(-width / 2 + radius + index * step, radius, depth, height * (1 - CAP_SHARE), height, volume * ML) for index, volume in enumerate(volumes))

"""The studio for accessories: the light of sinks for what lies, the light of taps for what stands, drawn together to the size of the frame."""
from lights import backdrop, camera, card, floor_card, softbox, surroundings
from studio import PAPER

LENS, SENSOR = 85, 36
VIEWS = {  # azimuth and elevation of the camera; what is in the middle, as shares of width, depth and height
    'strainer': (-18, 34, (.42, -.20, .42)), 'board': (-26, 34, (0, 0, 0)), 'basket': (-28, 32, (0, 0, .35)),
    'dispenser': (0, 9, (.42, 0, .5)), 'separation': (-26, 24, (0, 0, .44)), 'care': (-16, 14, (.08, 0, .40)),
}
CLOSE = {  # the same for the close-up, and its frame as a share of the whole one
    'strainer': (-18, 30, (.93, -.53, .22), .36), 'board': (-40, 26, (.38, -.36, .8), .40), 'basket': (-38, 24, (-.3, -.42, .7), .42),
    'dispenser': (10, 12, (.1, -.2, .75), .55), 'separation': (-30, 34, (-.28, -.42, .95), .40), 'care': (-16, 12, (.0, -.5, .56), .56),
}
STANDING = ('dispenser', 'care')


def accessory_camera(plan, view, span):
    """`span` metres fill the frame's width."""
    azimuth, elevation, spot = VIEWS[plan.use] if view == 'front' else CLOSE[plan.use][:3]
    across = span if view == 'front' else span * CLOSE[plan.use][3]
    turned = plan.use in ('board', 'basket')
    sizes = (plan.depth, plan.width, plan.height) if turned else (plan.width, plan.depth, plan.height)
    target = tuple(share * size for share, size in zip(spot, sizes))
    distance = across * LENS / SENSOR
    if view == 'front':
        return camera(target, distance, azimuth, elevation, LENS)
    return camera(target, distance, azimuth, elevation, LENS, focus=target, stop=16)


def light_accessory(plan, finish, span):
    """Sets the studio up at the size of the frame; gives the exposure in stops."""
    if plan.use in STANDING:
        return _light_standing(plan.use, finish, span / .79)
    return _light_lying(plan.use, finish, span / 1.38)


def _at(size):
    """Places and sizes of the studio drawn together."""
    def put(light, place, target, width, height, *rest, **named):
        return light(tuple(size * value for value in place), tuple(size * value for value in target), size * width, size * height, *rest, **named)
    return put


def _light_lying(use, finish, size):
    """The key stands behind and is mirrored in what lies flat; metal gets black cards."""
    put, metal = _at(size), use in ('strainer', 'basket')
    surroundings(*((.12, .24, .48, .7) if metal else (.30, .44, .62, .7)))
    backdrop(-.0002, 3.2 * size, 1.4 * size, -6 * size, PAPER)
    power = 1.7 if finish == 'matt-black' else 1.0
    key, left = (.85, 2.6) if metal else (3.0, 6.0)
    put(softbox, (.55, 1.75, 1.45), (0, .1, 0), 2.0, 1.15, key * power, rim=.06)
    put(softbox, (-1.6, .1, 1.5), (0, 0, 0), .8, 1.6, left * power, rim=.15)
    put(softbox, (1.5, -.9, 1.3), (0, 0, 0), .7, 1.2, 1.6, (1, .98, .95), rim=.2)
    if metal:
        put(card, (1.5, .5, .7), (0, 0, 0), .5, 1.4, .02)
        put(card, (-.75, 1.6, 1.2), (0, 0, 0), .25, 1.4, .02)
        put(card, (-.9, -1.4, .5), (0, 0, 0), .8, 1.0, .05)
    return 0.0


def _light_standing(use, finish, size):
    """Two strips make the long highlights, black cards the contour of metal."""
    put, metal = _at(size), use == 'dispenser'
    surroundings(*((.05, .10, .5, .8) if metal else (.14, .22, .5, .7)))
    backdrop(0, 2.2 * size, 1.2 * size, -.46 * size if metal else -6 * size, PAPER)
    power = 1.6 if finish == 'matt-black' else 1.0
    put(softbox, (-.80, -.42, .50), (0, 0, .12), .26, 1.2, (12 if metal else 7.5) * power, rim=.10)
    put(softbox, (.95, -.22, .5), (0, 0, .12), .34, 1.2, (5 if metal else 2.5) * power, (1, .985, .965), rim=.05)
    put(softbox, (-.25, .25, 1.5), (0, 0, .1), 1.3, 1.0, 4.5 if metal else 3, rim=.2)
    put(softbox, (0, 1.3, 1.6), (0, 2.0, .5), 4, 1.2, 3.2)
    if metal:
        put(softbox, (.1, -1.6, .9), (0, 0, .1), .5, .4, 1.0, rim=0)
        for side in (-1, 1):
            put(card, (side * .55, .39, .3), (0, -.1, .2), .30, 1.6)
        put(card, (.33, -1.3, .2), (0, 0, .12), .5, 1.2, .006)
        put(card, (-.45, -1.5, .2), (0, 0, .12), .45, 1.2, .01)
        for side in (-1, 1):
            floor_card([(size * side * x, size * y) for x, y in ((.10, .04), (.55, .04), (.75, .8), (.10, .8))], .03)
        floor_card([(size * x, size * y) for x, y in ((-.34, -.46), (.40, -.46), (.07, -.115), (-.06, -.115))])
    return 0.0



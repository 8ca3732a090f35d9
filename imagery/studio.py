"""The studio: sinks at one scale among themselves, taps at one scale among themselves, always on the same ground."""
from math import cos, radians, sin

from fittings import plain_in_mirrors
from lights import backdrop, camera, card, floor_card, softbox, surroundings
from plans import MM
from shots import FRAMES

PAPER = (.817, .804, .776)
TAP_TURN = radians(-140)
LEVER_ROOM = .04  # what a lever needs beside the body, so that spout and lever stand in the middle together
# White on paper: brighter than the paper, which is shaded along the outline, so that no edge is lost.
WHITE_EXPOSURE = .12
SHADE = {'white': .28, 'steel': .12, 'copper': .12}  # how far the paper darkens along the outline of what is as pale as it


def light_sink(plan, view, finish, material):
    """Sets the studio up round a sink whose rim is at z = 0; gives the exposure in stops."""
    bright = plan.material in ('steel', 'ceramic')
    surroundings(*((.08, .18, .34, .7) if bright and view == 'top' else (.16, .30, .55, .7) if bright else (.45, .60, .80, .7)))
    backdrop(-plan.height - .0005, 3.2, 1.4, -6, PAPER)
    (_light_from_above if view == 'top' else _light_three_quarter)(plan.material)
    if plan.material != 'granite':
        for bowl in plan.bowls:
            plain_in_mirrors(bowl, material)
    exposure = (-.3 if view == 'top' else -.15) if bright else 0.0
    return exposure + WHITE_EXPOSURE if finish == 'white' else exposure


def _light_three_quarter(material):
    """The key stands behind and is mirrored in the deck; metal gets black cards."""
    key, left = {'steel': (.72, 2.2), 'ceramic': (1.5, 2.8), 'granite': (5.5, 5.0)}[material]
    softbox((.55, 1.75, 1.45), (0, .1, -.05), 2.0, 1.15, key, rim=.06)
    softbox((-1.6, .1, 1.5), (0, 0, -.1), .8, 1.6, left, rim=.15)
    softbox((1.5, -.9, 1.3), (0, 0, -.1), .7, 1.2, 1.6, (1, .98, .95), rim=.2)
    if material == 'steel':
        card((1.5, .5, .7), (0, 0, 0), .5, 1.4, .02)
        card((-.75, 1.6, 1.2), (0, 0, 0), .25, 1.4, .02)
        card((-.9, -1.4, .5), (0, 0, -.1), .8, 1.0, .05)


def _light_from_above(material):
    """Grazing light from behind left, so that fillets and grooves cast their own shade."""
    bright = material != 'granite'
    softbox((-1.7, 1.5, .95), (0, 0, -.1), 1.5, .9, 7 if bright else 11, rim=.12)
    softbox((1.7, -.5, 1.2), (0, 0, -.1), .7, 1.3, 1.6, (1, .98, .95), rim=.2)
    softbox((1.1, .7, 2.9), (0, 0, 0), 1.0, 1.6, 1.4 if bright else 2.6, rim=.05)
    if material == 'steel':
        card((-.75, .2, 2.6), (0, 0, 0), 1.0, 2.4, .02)


def sink_camera(plan, view):
    """One distance for every sink: 1160 mm fill the frame. The detail looks into the first bowl and over its right edge."""
    if view == 'top':
        return camera((0, 0, -.02), 3.0, 0, 90, 85)
    if view == 'detail':
        bowl = plan.bowls[0]
        edge = (bowl.x + bowl.width * .3, bowl.y + .01, -.03)
        return camera(edge, 1.15, -30, 38, 85, focus=edge, stop=9)
    front = FRAMES['sink']
    return camera((0, 0, -front['below'] * MM), front['distance'] * MM, front['azimuth'], front['elevation'], front['lens'])


def light_tap(finish):
    """Two strips make the long highlights, black cards the contour; the table ends in front so that it is not mirrored."""
    surroundings(.05, .10, .5, .8)
    backdrop(0, 2.2, 1.2, -.46, PAPER)
    power = 1.6 if finish == 'matt-black' else 1
    softbox((-.80, -.42, .50), (0, 0, .22), .26, 1.2, 12 * power, rim=.10)
    softbox((.95, -.22, .5), (0, 0, .2), .34, 1.2, 5 * power, (1, .985, .965), rim=.05)
    softbox((-.25, .25, 1.5), (0, 0, .2), 1.3, 1.0, 4.5, rim=.2)
    softbox((0, 1.3, 1.6), (0, 2.0, .5), 4, 1.2, 3.2)
    softbox((.1, -1.6, .9), (0, 0, .2), .5, .4, 1.0, rim=0)
    card((-.55, .38, .3), (0, -.1, .25), .30, 1.6)
    card((.55, .40, .3), (0, -.1, .25), .30, 1.6)
    card((.33, -1.3, .2), (0, 0, .22), .5, 1.2, .006)
    card((-.45, -1.5, .2), (0, 0, .22), .45, 1.2, .01)
    floor_card(((-.30, -.46), (.36, -.46), (.022, -.040), (-.014, -.040)))
    floor_card(((-.95, -.10), (-.24, -.10), (-.24, .60), (-.95, .60)), .2)
    floor_card(((.24, -.10), (.95, -.10), (.95, .60), (.24, .60)), .2)
    return 0.0


def tap_camera(plan, view):
    """From the front one distance for every tap, the table at one height; the detail goes close. The tap stands at the origin."""
    across, along = cos(TAP_TURN), sin(TAP_TURN)
    if view == 'front':
        spout, lever = (plan.reach + plan.spout_radius) * across, (plan.body_radius + LEVER_ROOM) * -along
        return camera(((spout + lever) / 2, 0, .262), 1.86, 0, 8, 85)
    # What the detail shows: how far along the reach the sharpest part lies, what the frame's middle is, and from which side it is seen.
    spray, spout = plan.outlet_height + plan.head * .62, plan.height - plan.spout_radius * 2.9
    sharp, middle, z, azimuth = {'arc': (0, 0, plan.body_height * .62 + .045, 20), 'pull': (1, .60, spray, -24), 'spring': (1, .60, spray - .004, -24),
                                 'square': (.9, .70, spout, -14), 'lshape': (.9, .70, spout, -14)}[plan.style]
    target = (plan.reach * middle * across, plan.reach * middle * along, z)
    near = (plan.reach * sharp * across, plan.reach * sharp * along - plan.spout_radius, z)
    return camera(target, .56, azimuth, 9, 85, focus=near, stop=14)

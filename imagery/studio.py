"""The studio: sinks at one scale among themselves, taps at one scale among themselves, always on the same ground."""
from math import cos, radians, sin

from lights import backdrop, camera, card, floor_card, softbox, surroundings

PAPER = (.817, .804, .776)
TAP_TURN = radians(-48)


def light_sink(plan, view):
    """Sets the studio up round a sink whose rim is at z = 0; gives the exposure in stops."""
    bright = plan.material in ('steel', 'ceramic')
    surroundings(*((.08, .18, .34, .7) if bright and view == 'top' else (.16, .30, .55, .7) if bright else (.45, .60, .80, .7)))
    backdrop(-plan.height - .0005, 3.2, 1.4, -6, PAPER)
    (_light_from_above if view == 'top' else _light_three_quarter)(plan.material)
    return (-.3 if view == 'top' else -.15) if bright else 0.0


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
    return camera((0, 0, -.085), 3.25, -24, 42, 85)


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
    return 0.0


def tap_camera(plan, view):
    """From the front one distance for every tap, the table at one height; the detail goes close. The tap stands at the origin."""
    across, along = cos(TAP_TURN), sin(TAP_TURN)
    if view == 'front':
        return camera((plan.reach / 2 * across, 0, .249), 1.86, 0, 8, 85)
    share, z = {'arc': (.08, plan.body_height * .86), 'pull': (.97, plan.outlet_height + plan.head * .62), 'spring': (.97, plan.outlet_height + plan.head * .62),
                'square': (.72, plan.height - plan.spout_radius * 2.9),
                'lshape': (.72, plan.height - plan.spout_radius * 2.9)}[plan.style]
    # The mouth of an arc with a short reach stays outside the frame, which is 22 centimetres wide where the tap stands and less before it.
    beside = min(plan.reach * share * across, plan.reach * across - plan.spout_radius - .116) if plan.style == 'arc' else plan.reach * share * across
    focus = (beside, plan.reach * share * along, z)
    return camera(focus, .52, 14, 9, 85, focus=(focus[0], focus[1] - plan.spout_radius, z), stop=8)

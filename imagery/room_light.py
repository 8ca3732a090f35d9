"""The light of a room: daylight through its windows, sun, lamps that hang, strips under shelves, and what comes from the rest of the home behind the camera."""
from daylight import pendant
from lights import area_light, sun, surroundings

OUTSIDE, SPREAD = .75, 1.5


def light_room(light, room, wall):
    """Sets the light up; the sun must come from the side, or it shines in behind the camera, where no wall is."""
    surroundings(.30, .42, .55, light['sky'])
    colour = tuple(light['windowColour'])
    for window in room['windows']:
        outwards = -1 if window['wall'] == 'left' else 1
        _daylight(window, (room[window['wall']] + outwards * OUTSIDE, window['y'], window['low'] + window['height'] / 2), (-outwards, 0), colour)
    if 'window' in wall:
        window = wall['window']
        _daylight(window, (window['x'], wall['y'] + OUTSIDE, window['sill'] + window['height'] / 2), (0, -1), colour)
    if light['power']:
        sun(light['sun'], light['power'], light['width'], tuple(light['sunColour']))
    fill = area_light((0, room['front'] - .3, .7), (0, 0, .2), room['right'] - room['left'], 1.8, light['room'], tuple(light['roomColour']))
    fill.visible_camera = fill.visible_glossy = False
    for strip in light.get('strips', []):
        x, y, z = strip['x'], strip['y'], strip['z']
        glow = area_light((x, y, z), (x, y - .03, z - 1), strip['width'], .012, strip['watts'], tuple(strip['light']))
        glow.visible_camera = glow.visible_glossy = False
    for lamp in light.get('pendants', []):
        pendant(lamp)


def _daylight(window, spot, inwards, colour):
    """A lamp larger than the window, outside it, aimed a little downwards; the camera sees the garden instead."""
    x, y, z = spot
    lamp = area_light(spot, (x + inwards[0], y + inwards[1], z - .35), window['width'] * SPREAD, window['height'] * SPREAD, window['watts'], colour)
    lamp.visible_camera = False

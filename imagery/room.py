"""A whole room round a kitchen: floor, ceiling, side walls with windows, skirting boards. Metres; z = 0 is the sink's rim, the floor lies FLOOR below."""
from math import radians

from mathutils import Matrix

from geometry import Mesh
from materials import plain
from mineral_surfaces import MINERAL, flags, mineral
from surfaces import WOOD, plaster, stone, wood
from town import town
from walls import DEEP, block, garden

FLOOR = .9
BOARD = (1.9, .155)  # length and width of a floorboard
SKIRTING = (.075, .014)
AWAY, ALONG = 3.4, 4  # how far off the garden is, and how far back it lies along the line of sight


def build_room(room, back):
    """The room from the wall at `back` to behind the camera; its `windows` are in the side walls, `left` or `right`; `beams` cross below the ceiling, which is white or the mineral `overhead`."""
    left, right, front, ceiling = room['left'], room['right'], room['front'], room['ceiling']
    _level('floor', left - .3, right + .3, front, back + .1, -FLOOR, _floor(room['floor']))
    _level('ceiling', left - .02, right + .02, front, back + .1, ceiling, _ceiling(room), up=False)
    for y in room.get('beams', {}).get('at', []):
        _beam(room['beams'], y, left, right, ceiling)
    white = plain('skirting', tuple(room.get('skirting', [.66, .64, .6])), .45)
    for side, x in (('left', left), ('right', right)):
        windows = [window for window in room['windows'] if window['wall'] == side]
        _side_wall(x, -1 if side == 'left' else 1, front, back, ceiling, windows, plaster(tuple(room['colour'])))
        inwards = 1 if side == 'left' else -1
        near, far = sorted((x, x + inwards * SKIRTING[1]))
        block('skirting', near, far, front, back, -FLOOR, -FLOOR + SKIRTING[0], white, .004)
    block('skirting', left, right, back - SKIRTING[1], back, -FLOOR, -FLOOR + SKIRTING[0], white, .004)


def _level(name, left, right, front, back, z, material, up=True):
    mesh = Mesh()
    mesh.vertices = [(left, front, z), (right, front, z), (right, back, z), (left, back, z)]
    mesh.faces = [(0, 1, 2, 3) if up else (3, 2, 1, 0)]
    return mesh.become_object(name, material, weighted=False)


def _ceiling(room):
    """White paint, or the mineral that the room names."""
    return mineral(room['overhead']) if 'overhead' in room else plain('ceiling', (.74, .73, .70), .9, specular=.1)


def _beam(beams, y, left, right, ceiling):
    """A beam across the room, from wall to wall."""
    half = beams['wide'] / 2
    block('beam', left - .01, right + .01, y - half, y + half, ceiling - beams['tall'], ceiling + .005, wood(beams['wood']), .004)


def _floor(kind):
    """Floorboards, a mineral, a stone, or flags of a colour and a size."""
    if isinstance(kind, dict):
        return flags(tuple(kind['colour']), kind['size'])
    if kind in WOOD:
        return wood(kind, staves=BOARD, upright=True)
    return mineral(kind) if kind in MINERAL else stone(kind)


def _side_wall(x, outwards, front, back, ceiling, windows, surface):
    """A wall across the view, with openings one behind the other."""
    inner, outer = sorted((x, x + outwards * DEEP))
    at = front
    for window in sorted(windows, key=lambda window: window['y']):
        near, far, low = window['y'] - window['width'] / 2, window['y'] + window['width'] / 2, window['low']
        block('side wall', inner, outer, at, near, -FLOOR, ceiling, surface, .0005)
        block('side wall', inner, outer, near, far, -FLOOR, low, surface, .0005)
        block('side wall', inner, outer, near, far, low + window['height'], ceiling, surface, .0005)
        _window(x, outwards, near, far, low, low + window['height'], window)
        at = far
    block('side wall', inner, outer, at, back + .05, -FLOOR, ceiling, surface, .0005)
    for window in windows[:1]:
        outside = (town if window.get('town') else garden)(abs(x) + AWAY, window['garden'], tuple(window.get('tint', (1, 1, 1))))
        outside.matrix_world = Matrix.Translation((0, window['y'] + ALONG, window.get('rise', 0))) @ Matrix.Rotation(radians(-90 * outwards), 4, 'Z')


def _window(x, outwards, near, far, low, high, window):
    """A casement of two leaves, deep in its reveal, on a sill; `bars` and `uprights` cut its panes at shares of its height and width."""
    paint = plain('window paint', tuple(window['frame']), .4)
    sash = sorted((x + outwards * (DEEP - .075), x + outwards * (DEEP - .02)))
    sill = sorted((x - outwards * .03, x + outwards * (DEEP - .06)))
    block('sill', *sill, near - .03, far + .03, low - .012, low + .016, paint, .004)
    middle = (near + far) / 2
    for y, wide in ((near, .05), (far - .05, .05), (middle - .042, .04), (middle + .002, .04)):
        block('stile', *sash, y, y + wide, low + .016, high, paint, .004)
    inset = (sash[0] + .002, sash[1] - .002)
    for z, tall in ((low + .016, .06), (high - .05, .05)):
        block('rail', *inset, near, far, z, z + tall, paint, .004)
    bar = (sash[0] + .014, sash[1] - .014)
    for share in window.get('bars', [.66]):
        across = low + (high - low) * share
        block('glazing bar', *bar, near, far, across, across + .022, paint, .003)
    for share in window.get('uprights', []):
        along = near + (far - near) * share
        block('glazing bar', bar[0] + .001, bar[1] - .001, along - .011, along + .011, low, high, paint, .003)
    handle = plain('window handle', (.35, .33, .3), .35, metallic=1)
    grip = sorted((x + outwards * (DEEP - .075), x + outwards * (DEEP - .105)))
    block('handle', *grip, middle - .012, middle + .004, low + .46, low + .58, handle, .003)

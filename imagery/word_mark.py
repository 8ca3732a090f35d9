"""The word mark of public/word-mark.svg as lines of points, y downwards, 116 wide and 33.5 high."""
from math import cos, pi, sin

ARC_STEPS = 14
# M, V, H and half circles: (x, y) points; ('arc', centre x, centre y, from, to) in degrees, all of radius 8
LETTERS = (
    ((0, 12.5), (0, 25), ('arc', 8, 25, 180, 0), (16, 20.5), ('arc', 24, 20.5, 180, 360), (32, 33.5)),
    (('arc', 49, 20.5, 360, 180), (41, 25), ('arc', 49, 25, 180, 0)),
    ((57, 0), (57, 33.5)),
    ((66, 12.5), (66, 25), ('arc', 74, 25, 180, 0), (82, 12.5)),
    ((82, 25), (82, 33.5)),
    ((91, 0), (91, 33.5)),
    (('arc', 108, 20.5, 360, 180), (100, 25), ('arc', 108, 25, 180, 0)),
    ((116, 12.5), (116, 33.5)),
)


def strokes():
    """The middle lines of all letters."""
    return [[point for piece in letter for point in _points(piece)] for letter in LETTERS]


def _points(piece):
    if piece[0] != 'arc':
        return [piece]
    _, x, y, start, end = piece
    angles = [pi / 180 * (start + (end - start) * step / ARC_STEPS) for step in range(ARC_STEPS + 1)]
    return [(x + 8 * cos(angle), y + 8 * sin(angle)) for angle in angles]

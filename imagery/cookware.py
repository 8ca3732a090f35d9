"""What one cooks with: pans that hang from a rail, a pot for coffee. Metres."""
from math import cos, pi, radians, sin

from mathutils import Matrix, Vector

from geometry import lathe, sweep
from materials import plain, tap_material


def _metal(kind):
    """The finish of a tap, or iron of that colour."""
    return tap_material(kind) if isinstance(kind, str) else plain('iron %s' % kind, tuple(kind), .42, metallic=.4)


def pans(prop, spot):
    """A rail on the wall behind from which pans hang by their handles, each (place along the rail, radius, finish or colour)."""
    x, y, z, iron = prop['x'], prop['y'], prop['z'], plain('rail iron', (.02, .02, .021), .45)
    off = y - .055
    sweep('rail', [Vector((x + prop['width'] * k / 8, off, z)) for k in range(9)], lambda share: .0065, iron, around=24)
    for end in (x + .06, x + prop['width'] - .06):
        sweep('bracket', [Vector((end, y - .006 - .049 * k / 3, z)) for k in range(4)], lambda share: .0055, iron, around=20)
        lathe('rose', [(0, 0), (17, 0, 1), (17, 5, 1.5), (0, 5)], iron, Matrix.Translation((end, y - .005, z)) @ Matrix.Rotation(radians(90), 4, 'X'), around=40)
    for along, radius, kind in prop['pans']:
        _pan(x + along, off, z, radius, _metal(kind), iron)


def _pan(x, y, z, radius, metal, iron):
    """A pan whose bottom is seen, its handle upwards on a hook."""
    wide, long = radius * 1000, .09 + .75 * radius
    eye = z - .062
    middle = eye - .012 - long - radius
    place = Matrix.Translation((x, y - .014, middle)) @ Matrix.Rotation(radians(-90), 4, 'X')
    lathe('pan', [(0, 0), (wide * .78, 0, 5), (wide, 40, 9), (wide - 2.5, 40), (wide * .77, 3.5, 5), (0, 3.5)], metal, place, steps=10, sharp_angle=60)
    low = middle + radius - .012
    handle = [Vector((x, y + .012 - .012 * min(1, 3 * t), low + (eye - .010 - low) * t)) for t in [k / 20 for k in range(21)]]
    sweep('handle', handle, lambda share: .0075 - .003 * sin(pi * min(1, share * 1.2) * .5), iron, around=20)
    sweep('eye', [Vector((x + .010 * sin(a), y, eye - .010 * cos(a))) for a in [2 * pi * k / 24 for k in range(25)]], lambda share: .0032, iron, around=14)
    bend = [Vector((x, y + .010 * cos(a), z + .010 * sin(a))) for a in [pi * k / 12 for k in range(13)]]
    hook = bend[::-1] + [Vector((x, y + .010 - .010 * t, z - .042 * t)) for t in (.35, .7, 1)]
    hook += [Vector((x, y + .009 * (cos(a) - 1), z - .042 - .010 * sin(a))) for a in [pi * k / 10 for k in range(1, 11)]]
    sweep('hook', hook, lambda share: .0023, iron, around=12)


def moka(prop, spot):
    """A pot for coffee with eight sides, a spout and a handle."""
    place = Matrix.Translation(spot) @ Matrix.Rotation(radians(prop['turn']), 4, 'Z')
    body, black = plain('aluminium', (.55, .55, .55), .3, metallic=1), plain('bakelite', (.012, .012, .012), .3)
    lathe('boiler', [(0, 0), (47, 0, 2), (38, 66, 2), (42, 72, 1), (0, 72)], body, place, around=8)
    lathe('collector', [(0, 72), (40, 72, 1), (34, 84, 3), (49, 150, 1), (46, 150), (0, 149)], body, place, around=8)
    lathe('lid', [(47, 150), (44, 155, 2), (10, 164, 2), (0, 164)], body, place, around=8)
    lathe('knob', [(0, 163), (5, 163), (8, 176, 2), (0, 180)], black, place, around=24)
    sweep('beak', [place @ Vector((.040 + .016 * t, 0, .118 + .030 * t)) for t in [k / 6 for k in range(7)]], lambda share: .011 - .005 * share, body, around=16)
    grip = [(-.044, .140), (-.075, .146), (-.084, .136), (-.080, .085), (-.078, .070)]
    sweep('grip', [place @ Vector((x, 0, z)) for x, z in grip], lambda share: .0065, black, around=16)

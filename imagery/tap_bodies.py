"""The bodies of round taps, one for each form: base, trunk and the seat of the spout, with dark joints where parts meet. Millimetres."""
from geometry import lathe
from materials import gap
from tap_parts import MM, knurled


def body(plan, metal):
    """Adds the body that the plan's form asks for."""
    BODIES[plan.form](plan.body_radius / MM, plan.spout_radius / MM, plan.body_height / MM, metal)


def _seam(radius, z, height=1.4):
    """A dark ring, drawn in behind the parts above and below it."""
    lathe('joint', [(radius - .9, z - 2), (radius - .9, z + height + 2)], gap())


def _collar(s, top, metal, wide=1.9, high=5):
    lathe('collar', [(s + wide - .4, top - 2), (s + wide, top + .9, .4), (s + wide, top + high, 1.2), (s - .2, top + high + .2)], metal)


def _trunk(profile, s, metal):
    """A turned part closed at its top, with the seat of the spout's collar let in."""
    top = profile[-1][1]
    lathe('body', [(0, profile[0][1]), *profile, (s + 2.5, top + .2, .4), (s + 2.2, top - 1.5), (0, top - 1.5)], metal)


def _plain(r, s, top, metal):
    lathe('rosette', [(0, 0), (r + 4, 0), (r + 4, 5, 1.2), (r + .6, 6.2, .8), (r + .6, 6.2)], metal)
    _seam(r, 6)
    _trunk([(r, 7, .6), (r, top, 3.5)], s, metal)
    _collar(s, top, metal)


def _dune(r, s, top, metal):
    """Flows from a wide foot into the spout in one line."""
    lathe('rosette', [(0, 0), (r + 1, 0), (r + 1, 3, .8), (r - 1, 3.4)], metal)
    _seam(r, 3)
    shares = [step / 28 for step in range(29)]
    flow = [(s + 1.0 + (r - s - 1.0) * (1 - share) ** 1.7, 4.4 + (top - 4.4) * share) for share in shares]
    lathe('body', [(0, 4.4), (flow[0][0] - .6, 4.4), (flow[0][0], 5.0), *flow[1:-1], (s + 1, top, .8), (s - .4, top + .6)], metal, sharp_angle=50)


def _professional(r, s, top, metal):
    """A heavy foot, a knurled ring and a neck that steps in."""
    lathe('rosette', [(0, 0), (r + 7, 0), (r + 7, 6, 1.6), (r + 3, 9.5, 1.5), (r + .4, 10)], metal)
    _seam(r, 10)
    lathe('body', [(0, 11.4), (r, 11.4, .7), (r, top - 50, 1.2), (r - 3, top - 49.6), (0, top - 49.6)], metal)
    _seam(r, top - 50)
    knurled('ring', r + .8, top - 48.2, top - 28, metal, teeth=64, depth=.8)
    _seam(r - 1, top - 28.4)
    _trunk([(r - 2, top - 27, .8), (r - 2, top - 18, 3), (s + 4.5, top - 6, 4), (s + 4.5, top, 1)], s, metal)
    _collar(s, top, metal, 3, 8)


def _twin(r, s, top, metal):
    """A plain trunk, domed, that carries a barrel across."""
    lathe('rosette', [(0, 0), (r + 6, 0), (r + 6, 2.4, .9), (r + 1, 4.6, 1.2), (r - .6, 4.6)], metal)
    _seam(r, 4.4)
    _trunk([(r, 5.8, .6), (r, top - 9, 6), (s + 3.5, top, 1.5)], s, metal)
    _collar(s, top, metal, 1.6, 3.5)


def _waisted(r, s, top, metal):
    """Slender, drawn in at the waist like a wave."""
    lathe('rosette', [(0, 0), (r + 3, 0), (r + 3, 2.2, .9), (r, 3.4)], metal)
    _seam(r, 3)
    shares = [step / 40 for step in range(41)]
    wave = [(_wave(r, s, share), 4.4 + (top - 4.4) * share) for share in shares]
    lathe('body', [(0, 4.4), (wave[0][0] - .6, 4.4), (wave[0][0], 5.0), *wave[1:-1], (wave[-1][0], top, .6), (s - .4, top + .4)], metal, sharp_angle=50)


def _wave(r, s, share):
    """Full at the foot, slim at two fifths, full again at four fifths, then as slim as the spout."""
    knots = [(0, r), (.18, r * .86), (.40, r * .70), (.62, r * .80), (.80, r * .88), (.93, (r * .8 + s) / 2), (1, s + 1.0)]
    for (a, low), (b, high) in zip(knots, knots[1:]):
        if share <= b:
            t = (share - a) / (b - a)
            return low + (high - low) * t * t * (3 - 2 * t) if a >= .18 else low + (high - low) * t
    return knots[-1][1]


def _cone(r, s, top, metal):
    """Tapers to a ring under the spout, which the lever turns."""
    lathe('rosette', [(0, 0), (r + 4, 0), (r + 4, 4, 1.2), (r + .4, 5)], metal)
    _seam(r, 5)
    ring = s + 6
    lathe('body', [(0, 6.4), (r, 6.4, .7), (ring, top - 34, .8), (ring - 3, top - 33.6), (0, top - 33.6)], metal)
    _seam(ring, top - 34)
    lathe('ring', [(ring - 2, top - 32.2), (ring, top - 32.2, .6), (ring, top - 9, .6), (ring - 2, top - 9)], metal)
    _seam(ring, top - 9.4)
    _trunk([(ring, top - 7.6, .6), (s + 3, top, 1)], s, metal)
    _collar(s, top, metal, 1.6, 4)


def _disc(r, s, top, metal):
    """One straight cylinder over a shadow gap."""
    lathe('foot', [(0, 0), (r, 0), (r, 3, .5), (r - 2, 3.2)], metal)
    _seam(r - .4, 3, 1.8)
    lathe('body', [(0, 5), (r, 5, .6), (r, top - 2, .9), (s - 1, top - 1.8), (0, top - 1.8)], metal)
    _seam(s, top - 2, 1)
    lathe('spout foot', [(s - .1, top - .6), (s + .35, top - .4, .2), (s + .35, top + 9, .3), (s - .1, top + 9.2)], metal)


def _stepped(r, s, top, metal):
    """Three steps, each a little slimmer than the one below."""
    lathe('rosette', [(0, 0), (r + 10, 0), (r + 10, 4, 1.4), (r + 5, 4.6)], metal)
    lathe('step', [(r + 5, 4), (r + 5, 15, 1.4), (r - 1, 15.4)], metal)
    _seam(r, 15)
    lathe('body', [(0, 16.4), (r, 16.4, .7), (r, top - 26, 1.4), (r - 3.5, top - 25.6), (0, top - 25.6)], metal)
    _seam(r - 3, top - 26, 1)
    _trunk([(r - 3.5, top - 24.6, .6), (r - 3.5, top, 2)], s, metal)
    _collar(s, top, metal)


def _flared(r, s, top, metal):
    """Widens to its foot like the bell of a horn, with a bead below the spout."""
    bell = [(r + 11 * (1 - share) ** 2.6, 2.6 + 30 * share) for share in [step / 16 for step in range(17)]]
    lathe('bell', [(0, 0), (r + 11, 0), (r + 11, 2.2, .8), *bell[1:], (r - 1, 33)], metal, sharp_angle=50)
    _seam(r, 32.6)
    lathe('body', [(0, 34), (r, 34, .6), (r, top - 22, 2), (r - 4, top - 21.4), (0, top - 21.4)], metal)
    lathe('bead', [(r - 4, top - 22), (r - 4, top - 19, .5), (r - 1.2, top - 16.8, 2), (r - 1.2, top - 15, 2), (r - 4, top - 12.6, .5), (r - 4.4, top - 12)], metal)
    _trunk([(r - 4.4, top - 13, .2), (s + 3, top, 2)], s, metal)
    _collar(s, top, metal, 1.8, 5)


def _window(r, s, top, metal):
    """A socket that stays on the worktop, and the tap that is lifted out of it."""
    lathe('rosette', [(0, 0), (r + 8, 0), (r + 8, 3, 1), (r + 3.4, 3.8)], metal)
    lathe('socket', [(r + 3.4, 3.2), (r + 3.4, 42, 1.6), (r - 1, 42.6)], metal)
    for z in (12, 17, 22):
        lathe('groove', [(r + 2.6, z), (r + 3.5, z), (r + 3.5, z + 1.2), (r + 2.6, z + 1.2)], gap())
    _seam(r, 42.4, 1.8)
    _trunk([(r, 44.4, .8), (r, top, 4)], s, metal)
    _collar(s, top, metal)


def _paddle(r, s, top, metal):
    """Strong and round-shouldered on a thick foot."""
    lathe('rosette', [(0, 0), (r + 6, 0), (r + 6, 10, 3), (r + .8, 11)], metal)
    _seam(r, 11)
    _trunk([(r, 12.4, .8), (r, top - 4, 8), (s + 3, top, .6)], s, metal)
    _collar(s, top, metal, 2.4, 9)


BODIES = {'plain': _plain, 'dune': _dune, 'professional': _professional, 'twin': _twin, 'waisted': _waisted, 'cone': _cone, 'disc': _disc,
          'stepped': _stepped, 'flared': _flared, 'window': _window, 'paddle': _paddle}

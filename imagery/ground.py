"""Brings a studio picture onto the one ground of the shop: exactly #ECEAE6, borders feathered to it, shadows kept."""
import numpy as np

GROUND = (0xEC, 0xEA, 0xE6)
ANCHOR = 1.12
SHOULDER = .5
FAINTEST_SHADOW = .035
REACH = .13
FEATHER = .05
CALM = 5
COARSE = 8


def linear(eight_bit):
    """An sRGB channel of 0 … 255 as linear light."""
    value = eight_bit / 255
    return value / 12.92 if value <= .04045 else ((value + .055) / 1.055) ** 2.4


GROUND_LINEAR = np.array([linear(channel) for channel in GROUND], np.float32)


def _blur(plane, radius):
    """Three box means: close to a Gaussian; edges repeat."""
    for _ in range(3):
        for axis in (0, 1):
            padded = np.concatenate([np.repeat(plane.take([0], axis), radius + 1, axis), plane, np.repeat(plane.take([-1], axis), radius, axis)], axis)
            sums = np.cumsum(padded, axis, dtype=np.float64)
            count = plane.shape[axis]
            plane = ((sums.take(range(2 * radius + 1, 2 * radius + 1 + count), axis) - sums.take(range(count), axis)) / (2 * radius + 1)).astype(np.float32)
    return plane


def _enlarge(plane, height, width):
    rows, columns = np.linspace(0, plane.shape[0] - 1, height), np.linspace(0, plane.shape[1] - 1, width)
    across = np.stack([np.interp(columns, np.arange(plane.shape[1]), row) for row in plane])
    return np.stack([np.interp(rows, np.arange(plane.shape[0]), column) for column in across.T]).T.astype(np.float32)


def backdrop_field(empty_studio, height, width):
    """The light of the empty studio, smoothed and brought to the picture's size, for each channel."""
    small = [_blur(np.ascontiguousarray(empty_studio[..., channel]), 3) for channel in range(3)]
    return np.stack([_enlarge(plane, height, width) for plane in small], axis=-1)


def _tone(light):
    return np.where(light < SHOULDER, light, SHOULDER + (1 - SHOULDER) * (1 - np.exp(-(light - SHOULDER) / (1 - SHOULDER))))


def _fall(share):
    """1 at 0 and 0 at 1, so slowly at both ends that nothing is seen to begin or to end."""
    t = np.clip(1 - share, 0, 1)
    return t * t * (3 - 2 * t)


def _distance(product):
    """How far each place of a mask lies from the nearest place that is 1; row after row, then column after column."""
    across = np.where(product, 0, np.inf)
    for forth in (slice(None), slice(None, None, -1)):
        seen = across[:, forth]
        for column in range(1, seen.shape[1]):
            seen[:, column] = np.minimum(seen[:, column], seen[:, column - 1] + 1)
    rows = np.arange(product.shape[0], dtype=np.float64)
    return np.sqrt(np.stack([((rows - row)[:, None] ** 2 + across ** 2).min(axis=0) for row in range(product.shape[0])]))


def _fade(product, frame_width):
    """1 at the product, 0 from REACH of the frame's width on: the shadow ends along the product's own outline, not along a rectangle."""
    height, width = product.shape
    rows, columns = -(-height // COARSE), -(-width // COARSE)
    padded = np.pad(product > .5, ((0, rows * COARSE - height), (0, columns * COARSE - width)))
    coarse = padded.reshape(rows, COARSE, columns, COARSE).any(axis=(1, 3))
    if not coarse.any():
        return np.ones((height, width), np.float32)
    near = _fall((_distance(coarse) - 1) * COARSE / (REACH * frame_width))
    return _blur(_enlarge(near.astype(np.float32), rows * COARSE, columns * COARSE), COARSE)[:height, :width]


def _border(height, width, frame_width):
    """1 inside, 0 at the border of what was rendered, which may be the border of the picture."""
    rows, columns = np.arange(height) + .5, np.arange(width) + .5
    distance = np.minimum.outer(np.minimum(rows, height - rows), np.minimum(columns, width - columns))
    return _fall(1 - (distance - 2) / (FEATHER * frame_width))


def _calm(shadow, product):
    """Shadows without the grain of few samples: blurred over the paper alone."""
    paper = (_blur(product.astype(np.float32), 1) < .05).astype(np.float32)
    share = np.maximum(_blur(paper, CALM), 1e-3)
    calm = np.stack([_blur(shadow[..., channel] * paper, CALM) / share for channel in range(3)], axis=-1)
    return np.where(paper[..., None] > 0, calm, shadow)


def on_ground(light, empty_studio, product, frame_width, exposure=0.0, shade=0.0):
    """Linear picture on the ground. `product` is 1 where the product is seen; exposure in stops moves the product against the ground,
    shade darkens the paper along the outline by that share."""
    height, width = light.shape[:2]
    field = backdrop_field(empty_studio, height, width)
    anchor = ANCHOR * 2 ** exposure
    level = field.mean(axis=-1, keepdims=True)
    tone_of_ground = float(_tone(np.array(anchor)))
    shown = _tone(light / level * anchor) / tone_of_ground * float(GROUND_LINEAR.mean())
    shadow = _calm(np.clip(_tone(light / field * anchor) / tone_of_ground, 0, 1), product)
    faint = np.clip((1 - shadow.mean(axis=-1, keepdims=True)) / FAINTEST_SHADOW, 0, 1)
    ground = (1 - (1 - shadow) * faint * (2 - faint)) if FAINTEST_SHADOW else shadow
    near = .5 * (_blur(product.astype(np.float32), round(frame_width * .003)) + _blur(product.astype(np.float32), round(frame_width * .012)))
    ground = ground * (1 - shade * near[..., None])
    cover = _blur(product.astype(np.float32), 1)[..., None]
    cover = np.clip(cover * 1.6, 0, 1)
    picture = cover * shown + (1 - cover) * ground * GROUND_LINEAR
    kept = _fade(product, frame_width) * _border(height, width, frame_width)
    mask = np.maximum(kept[..., None], cover)
    return (mask * picture + (1 - mask) * GROUND_LINEAR).astype(np.float32)


def laid_on_ground(part, area, width, height):
    """A full frame of ground with the part at its area: left, bottom, right, top in pixels, rows from the bottom."""
    frame = np.broadcast_to(GROUND_LINEAR, (height, width, 3)).copy()
    left, bottom = area[0], area[1]
    rows, columns = min(part.shape[0], height - bottom), min(part.shape[1], width - left)
    frame[bottom:bottom + rows, left:left + columns] = part[:rows, :columns]
    return frame

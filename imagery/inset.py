"""Lays a part of a picture that was rendered anew into the whole, without a seam. Pixels are eight-bit, (height, width, 3)."""
import numpy as np

FADE = 24  # pixels along which the old goes over into the new


def pixel_area(shares, width, height):
    """Left, top, right, bottom in whole pixels, from shares of the picture."""
    left, top, right, bottom = shares
    return [round(left * width), round(top * height), round(right * width), round(bottom * height)]


def _ramp(length, fades_in, fades_out):
    """How much of the new is seen at each place along one side, 0 to 1; the border of the picture has nothing to fade into."""
    places = np.arange(length) + .5
    share = np.ones(length, np.float32)
    if fades_in:
        share = np.minimum(share, places / FADE)
    if fades_out:
        share = np.minimum(share, places[::-1] / FADE)
    return share


def laid_in(whole, part, area):
    """The whole with the part in that area of pixels. Raises ValueError for a part of another size."""
    left, top, right, bottom = area
    if part.shape[:2] != (bottom - top, right - left):
        raise ValueError('the part is not as large as its area')
    height, width = whole.shape[:2]
    across, down = _ramp(right - left, left > 0, right < width), _ramp(bottom - top, top > 0, bottom < height)
    share = np.outer(down, across)[..., None]
    mixed = whole.astype(np.float32)
    mixed[top:bottom, left:right] += (part.astype(np.float32) - mixed[top:bottom, left:right]) * share
    return np.round(mixed).astype(np.uint8)

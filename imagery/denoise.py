"""Takes the grain out of a rendered picture with the network of Intel's Open Image Denoise, guided by surface colour and direction."""
import os

import numpy as np

from weights import read_weights

WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'weights', 'rt_hdr_alb_nrm.tza')
# The brightness curve that the network was trained on: near black a line, then a power, then a logarithm.
SLOPE, FACTOR, POWER, SHIFT, LOG_FACTOR, LOG_SHIFT, LOG_RISE = 1.41283765e+03, 1.64593172, 4.31384981e-01, -2.94139609e-03, 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
DARK, BRIGHT = 1.57945760e-06, 3.22087631e-02
BRIGHTEST = 65504.0
MIDDLE_GREY = .18
# The picture is worked on in tiles, of which a border as wide as the network sees is thrown away.
TILE, BORDER, STEP = 1024, 96, 16


def _curve(light):
    low, middle = SLOPE * light, FACTOR * np.power(np.maximum(light, DARK), POWER) + SHIFT
    return np.where(light <= DARK, low, np.where(light <= BRIGHT, middle, LOG_FACTOR * np.log(light + LOG_SHIFT) + LOG_RISE))


def _light(curve):
    low, middle = curve / SLOPE, np.power(np.maximum(curve - SHIFT, 0) / FACTOR, 1 / POWER)
    return np.where(curve <= _curve(DARK), low, np.where(curve <= _curve(BRIGHT), middle, np.exp((curve - LOG_RISE) / LOG_FACTOR) - LOG_SHIFT))


def _exposure(picture):
    """The factor that brings the picture's mean brightness to middle grey, as in training."""
    luminance = picture @ np.array([.212671, .715160, .072169], np.float32)
    seen = luminance[luminance > 1e-8]
    return MIDDLE_GREY / np.exp2(np.log2(seen).mean()) if seen.size else 1.0


class Network:
    """The trained U-shaped network; pictures go in and out as (height, width, channels), both sides multiples of 16."""

    def __init__(self, path=WEIGHTS):
        self.weights = {name: array.transpose(2, 3, 1, 0).copy() if array.ndim == 4 else array for name, array in read_weights(path).items()}

    def _convolve(self, picture, name, rectified=True):
        kernel, (height, width, channels) = self.weights[name + '.weight'], picture.shape
        framed = np.zeros((height + 2, width + 2, channels), np.float32)
        framed[1:-1, 1:-1] = picture
        result = np.empty((height, width, kernel.shape[3]), np.float32)
        result[:] = self.weights[name + '.bias']
        for row in range(height):
            band = framed[row:row + 3]
            columns = np.concatenate([band[y, x:x + width] for y in range(3) for x in range(3)], axis=1)
            result[row] += columns @ kernel.reshape(-1, kernel.shape[3])
        return np.maximum(result, 0, out=result) if rectified else result

    def _halve(self, picture):
        height, width, channels = picture.shape
        return picture.reshape(height // 2, 2, width // 2, 2, channels).max(axis=(1, 3))

    def _double_beside(self, picture, kept):
        return np.concatenate([picture.repeat(2, axis=0).repeat(2, axis=1), kept], axis=2)

    def run(self, picture):
        """The cleaned colours of that picture of colour, albedo and normal."""
        convolve, halve, double = self._convolve, self._halve, self._double_beside
        first = halve(convolve(convolve(picture, 'enc_conv0'), 'enc_conv1'))
        second = halve(convolve(first, 'enc_conv2'))
        third = halve(convolve(second, 'enc_conv3'))
        deepest = convolve(convolve(halve(convolve(third, 'enc_conv4')), 'enc_conv5a'), 'enc_conv5b')
        for kept, name in ((third, '4'), (second, '3'), (first, '2'), (picture, '1')):
            deepest = convolve(convolve(double(deepest, kept), 'dec_conv%sa' % name), 'dec_conv%sb' % name)
        return convolve(deepest, 'dec_conv0', rectified=False)


def _tiles(length):
    """Start and end of what each tile keeps along one side, and of what it looks at."""
    for start in range(0, length, TILE):
        end = min(start + TILE, length)
        yield start, end, max(0, start - BORDER), min(length, end + BORDER)


def denoise(picture, albedo, normal):
    """The clean picture (height, width, 3), linear light. Albedo is 0 to 1, normals −1 to 1."""
    network, exposure, scale = Network(), _exposure(picture), 1 / _curve(np.float32(BRIGHTEST))
    colour = _curve(np.clip(picture * exposure, 0, BRIGHTEST)) * scale
    seen = np.concatenate([colour, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * .5 + .5], axis=2).astype(np.float32)
    height, width = picture.shape[:2]
    # Mirrored: grain of one row, repeated, looks like a pattern that the network must keep, and specks along the edge remain.
    seen = np.pad(seen, ((0, -height % STEP), (0, -width % STEP), (0, 0)), mode='reflect')
    clean = np.empty((*seen.shape[:2], 3), np.float32)
    for top, bottom, above, below in _tiles(seen.shape[0]):
        for left, right, before, after in _tiles(seen.shape[1]):
            tile = network.run(seen[above:below, before:after])
            clean[top:bottom, left:right] = tile[top - above:bottom - above, left - before:right - before]
    return np.maximum(_light(np.clip(clean[:height, :width], 0, 1) / scale) / exposure, 0)

"""Takes the grain out of a picture rendered twice with half the samples; keeps texture by working on light alone."""
import ctypes
import os

import numpy as np

LIBRARY = os.environ.get('IMAGERY_DENOISE', os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'var', 'imagery', 'denoise.so'))
REACH, PATCH = 7, 3
BANDWIDTH = (14, 14, 14, 7, 7, 7)
DARKEST = .02


def _planes(picture):
    return np.ascontiguousarray(picture.transpose(2, 0, 1), np.float32)


def _pointer(array):
    return array.ctypes.data_as(ctypes.POINTER(ctypes.c_float))


def denoise(first, second, albedo, normal, strength=.7, by_light=True):
    """The clean picture (height, width, 3), linear. With by_light the albedo is divided out first, so grains and grout stay sharp."""
    height, width = first.shape[:2]
    albedo = np.maximum(albedo, 0)
    surface = albedo + DARKEST if by_light else np.ones_like(albedo)
    halves = [_planes(np.log1p(np.maximum(half / surface, 0))) for half in (first, second)]
    shown = np.minimum(np.sqrt(albedo), .25) if by_light else np.sqrt(albedo)
    features = np.ascontiguousarray(np.concatenate([_planes(shown), _planes(normal)]), np.float32)
    bandwidth, result = np.array(BANDWIDTH, np.float32), np.empty_like(halves[0])
    library = ctypes.CDLL(LIBRARY)
    library.denoise(_pointer(halves[0]), _pointer(halves[1]), _pointer(features), _pointer(bandwidth), len(BANDWIDTH), _pointer(result),
                    width, height, REACH, PATCH, ctypes.c_float(strength))
    return np.expm1(result).transpose(1, 2, 0) * surface

"""Reads and writes originals by means of dwebp and cwebp."""
import os
import subprocess
import tempfile

import numpy as np

ORIGINALS = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'originals')
QUALITY = '92'


def pixels(name, width=0):
    """The original of that id as eight-bit values, (height, width, 3), made narrower if a width is given."""
    return _decode(os.path.join(ORIGINALS, name + '.webp'), ['-scale', str(width), '0'] if width else [])


def pixels_of(picture):
    """A PNG as eight-bit values, (height, width, 3)."""
    with tempfile.TemporaryDirectory() as folder:
        lossless = os.path.join(folder, 'picture.webp')
        subprocess.run(['cwebp', '-quiet', '-lossless', '-z', '1', picture, '-o', lossless], check=True)
        return _decode(lossless, [])


def write(picture, name):
    """Stores a PNG, or eight-bit values, as the original of that id."""
    source, given = (picture, None) if isinstance(picture, str) else ('-', b'P6\n%d %d\n255\n' % (picture.shape[1], picture.shape[0]) + picture.tobytes())
    target = os.path.join(ORIGINALS, name + '.webp')
    subprocess.run(['cwebp', '-quiet', '-m', '6', '-sharp_yuv', '-q', QUALITY, '-o', target, '--', source], input=given, check=True)


def _decode(file, options):
    ppm = subprocess.run(['dwebp', '-quiet', file, *options, '-ppm', '-o', '-'], stdout=subprocess.PIPE, check=True).stdout
    _, size, _, body = ppm.split(b'\n', 3)
    columns, rows = map(int, size.split())
    return np.frombuffer(body, np.uint8, columns * rows * 3).reshape(rows, columns, 3)

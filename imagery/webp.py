"""Reads originals as arrays by means of dwebp."""
import os
import subprocess

import numpy as np

ORIGINALS = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'originals')


def pixels(name, width=0):
    """The original of that id as eight-bit values, (height, width, 3), made narrower if a width is given."""
    scale = ['-scale', str(width), '0'] if width else []
    ppm = subprocess.run(['dwebp', '-quiet', os.path.join(ORIGINALS, name + '.webp'), *scale, '-ppm', '-o', '-'], stdout=subprocess.PIPE, check=True).stdout
    _, size, _, body = ppm.split(b'\n', 3)
    columns, rows = map(int, size.split())
    return np.frombuffer(body, np.uint8, columns * rows * 3).reshape(rows, columns, 3)

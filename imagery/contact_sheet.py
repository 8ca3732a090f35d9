#!/usr/bin/env python3
"""Lays all originals side by side on one sheet, docs/pictures.webp: contact_sheet.py. Needs dwebp, cwebp and numpy, no Blender."""
import os
import subprocess

import numpy as np

from ground import GROUND
from webp import ORIGINALS, pixels

SHEET = os.path.join(os.path.dirname(ORIGINALS), '..', 'docs', 'pictures.webp')
TILE = (144, 108)  # width and height; what is wider than 4:3 is centred in it
COLUMNS = 14
GAP = 4
MOST_BYTES = 380_000


def compose(tiles, columns=COLUMNS, size=TILE):
    """One picture of all tiles, row after row, on the ground."""
    width, height = size
    rows = -(-len(tiles) // columns)
    sheet = np.empty((rows * (height + GAP) + GAP, columns * (width + GAP) + GAP, 3), np.uint8)
    sheet[:] = GROUND
    for index, tile in enumerate(tiles):
        high, wide = min(tile.shape[0], height), min(tile.shape[1], width)
        top = GAP + index // columns * (height + GAP) + (height - high) // 2
        left = GAP + index % columns * (width + GAP) + (width - wide) // 2
        sheet[top:top + high, left:left + wide] = tile[:high, :wide]
    return sheet


def main():
    """Writes the sheet; kitchens first, then products by name."""
    names = sorted((name[:-len('.webp')] for name in os.listdir(ORIGINALS) if name.endswith('.webp')), key=lambda name: ('--' in name, name))
    sheet = compose([pixels(name, TILE[0]) for name in names])
    picture = b'P6\n%d %d\n255\n' % (sheet.shape[1], sheet.shape[0]) + sheet.tobytes()
    subprocess.run(['cwebp', '-quiet', '-m', '6', '-size', str(MOST_BYTES), '-o', SHEET, '--', '-'], input=picture, check=True)
    print('%d pictures, %d bytes' % (len(names), os.path.getsize(SHEET)))


if __name__ == '__main__':
    main()

"""Reads the weights of a trained network from a TZA file, the container of Intel's Open Image Denoise (Apache License 2.0, weights/LICENSE.txt)."""
import struct

import numpy as np

MAGIC = 0x41D7
TYPES = {b'f': np.dtype('<f4'), b'h': np.dtype('<f2')}


def read_weights(path):
    """Name → float array; convolutions as (out, in, 3, 3), biases as (out,). ValueError when the file is no TZA."""
    with open(path, 'rb') as file:
        data = file.read()
    magic, _major, _minor, table = struct.unpack_from('<HBBQ', data)
    if magic != MAGIC:
        raise ValueError(path + ' is no TZA file')
    (count,) = struct.unpack_from('<I', data, table)
    at, tensors = table + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, at)
        name = data[at + 2:at + 2 + length].decode('utf-8')
        at += 2 + length
        dimensions = data[at]
        shape = struct.unpack_from('<%dI' % dimensions, data, at + 1)
        at += 1 + 4 * dimensions + dimensions
        kind, start = TYPES[data[at:at + 1]], struct.unpack_from('<Q', data, at + 1)[0]
        at += 9
        tensors[name] = np.frombuffer(data, kind, int(np.prod(shape)), start).reshape(shape).astype(np.float32)
    return tensors

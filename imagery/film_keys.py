"""What the light of a film is at each of its frames. Needs no Blender."""


def light_at(film, own, index):
    """The light of the frame with that index: the kitchen's own where keyframes say nothing, between two keyframes what lies between them."""
    share = index / (film['frames'] - 1)
    keys = [{**own, **key} for key in film['light']]
    after = next(at for at, key in enumerate(keys) if key['at'] >= share)
    if keys[after]['at'] == share or after == 0:
        return keys[after]
    first, second = keys[after - 1], keys[after]
    part = (share - first['at']) / (second['at'] - first['at'])
    return {name: _between(first[name], second[name], part) for name in first}


def _between(first, second, part):
    if isinstance(first, list):
        return [_between(*pair, part) for pair in zip(first, second)]
    if first == second:
        return first  # a count stays one
    return first + (second - first) * part

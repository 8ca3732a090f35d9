"""Where metal is brushed, and in which direction: noted on each vertex when a part is built, read by the material."""
DIRECTION, PLACE = 'brush direction', 'brush place'


def note_brushing(data, brushing):
    """Notes direction and place, one pair for each vertex: the place's third part runs across the strokes in metres, the others slowly along them."""
    for name, index in ((DIRECTION, 0), (PLACE, 1)):
        if brushing:
            layer = data.attributes.new(name, 'FLOAT_VECTOR', 'POINT')
            layer.data.foreach_set('vector', [value for pair in brushing for value in pair[index]])

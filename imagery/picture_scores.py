"""What can be measured of a finished picture; each score finds one fault. Pixels are eight-bit, (height, width, 3)."""
import numpy as np

from ground import GROUND

BLACK, WHITE = 4, 253
PATCH = 16  # pixels along each side of the patches in which grain is looked for
FLAT = .10  # share of the calmest patches, whose roughest stands for the grain
FEWEST = 60  # patches without which there is no calm one: thin and round things are all edges
BRIGHTER = 3  # levels above the ground, which no shadow reaches
OFF_GROUND = 10  # levels from the ground from which on a pixel may be product
EDGE, REACH = 5, 4  # levels within as many pixels that make an edge; shadows rise more slowly
AWAY = .02  # of the width: nearer to the product a shadow may be as steep as it likes
AROUND = 10  # pixels to either side of the straight line in which the edge is looked for: shade may begin before it
STRETCH = (215, 245)
STRIPE = 4  # rows looked at together: a slow slope, too, takes each of its eight-bit levels in one row
FAINTEST = .05  # the share of an outline that decides: its faintest twentieth, so that a speck does not
STEEPEST = 2  # no far edge rises more than so for each column; what does leads down to a shadow
STRAY = .004  # the share of a row or column from which on pixels are no specks


def score(picture, kind):
    """All scores of a picture; its kind is `kitchen`, `detail`, `sink` for a sink as a whole, or `other` for what else stands on the ground as a whole."""
    picture = picture.astype(np.float32)
    product = None if kind == 'kitchen' else product_mask(picture)
    part = picture[product] if product is not None and product.any() else picture.reshape(-1, 3)
    found = {'width': picture.shape[1], 'height': picture.shape[0], 'noise': noise(picture, product),
             'black': float((part.max(axis=1) <= BLACK).mean()), 'white': float((part.min(axis=1) >= WHITE).mean())}
    if kind in ('sink', 'other'):
        found['border'], found['step'] = border(picture), step(picture, product)
    if kind == 'sink':
        found['outline'] = outline(picture)
    return found


def product_mask(picture):
    """True where something other than paper or its shadow is seen: brighter than the ground, far darker, or of another colour."""
    ground = np.array(GROUND, np.float32)
    share = picture.mean(axis=2) / ground.mean()
    coloured = np.abs(picture - ground * share[..., None]).max(axis=2) > OFF_GROUND
    return ((picture - ground).max(axis=2) > BRIGHTER) | coloured | (share < .75)


def noise(picture, product):
    """Grain in levels: how far neighbours differ in the calmest patches of the product, where there is nothing to be seen; None where there are too few."""
    grey = picture.mean(axis=2)
    fine = grey[1:-1, 1:-1] - (grey[:-2, 1:-1] + grey[2:, 1:-1] + grey[1:-1, :-2] + grey[1:-1, 2:]) / 4
    rows, columns = fine.shape[0] // PATCH, fine.shape[1] // PATCH

    def patches(plane):
        return plane[:rows * PATCH, :columns * PATCH].reshape(rows, PATCH, columns, PATCH)
    rough = patches(fine).std(axis=(1, 3))
    inside = patches(product[1:-1, 1:-1]).all(axis=(1, 3)) if product is not None else np.ones(rough.shape, bool)
    return float(np.quantile(rough[inside], FLAT)) if inside.sum() >= FEWEST else None


def border(picture):
    """How far the outermost pixels are from the ground, in levels."""
    ring = np.concatenate([picture[0], picture[-1], picture[:, 0], picture[:, -1]])
    return float(np.abs(ring - np.array(GROUND, np.float32)).max())


def _edges(plane):
    """The difference that each place sees within REACH pixels, the greater of both directions."""
    seen = np.zeros(plane.shape, np.float32)
    seen[:, REACH:-REACH] = np.abs(plane[:, 2 * REACH:] - plane[:, :-2 * REACH])
    seen[REACH:-REACH] = np.maximum(seen[REACH:-REACH], np.abs(plane[2 * REACH:] - plane[:-2 * REACH]))
    return seen


def _upper_hull(tops):
    """The points of the convex outline over (column, row) points ordered by column; rows grow downwards."""
    hull = []
    for point in tops:
        while len(hull) > 1 and (hull[-1][0] - hull[-2][0]) * (point[1] - hull[-2][1]) - (hull[-1][1] - hull[-2][1]) * (point[0] - hull[-2][0]) <= 0:
            hull.pop()
        hull.append(point)
    return hull


def outline(picture):
    """The contrast, in levels, along the faintest part of the far edges of a sink. They are straight, so where an edge is lost
    the line between the neighbouring edges runs through a plane and finds nothing. Copper may be as light as paper: green tells them apart."""
    grey = _edges(picture.mean(axis=2))
    edges = np.maximum(grey, _edges(picture[..., 1]))
    strong = (grey >= EDGE) | ((picture - np.array(GROUND, np.float32)).max(axis=2) > BRIGHTER)
    columns = np.flatnonzero(strong.mean(axis=0) > STRAY)
    if columns.size < 2:
        return 0.0
    hull = _upper_hull([(int(column), int(strong[:, column].argmax())) for column in columns])
    found = []
    for (x0, y0), (x1, y1) in zip(hull, hull[1:]):
        if abs(y1 - y0) > STEEPEST * (x1 - x0):
            continue
        for share in np.linspace(0, 1, max(x1 - x0, abs(y1 - y0)) + 1):
            x, y = round(x0 + (x1 - x0) * share), round(y0 + (y1 - y0) * share)
            found.append(edges[max(y - AROUND, 0):y + AROUND + 1, max(x - AROUND, 0):x + AROUND + 1].max())
    return float(np.quantile(found, FAINTEST))


def step(picture, product):
    """The highest step between neighbouring stripes of rows or columns of paper away from the product, in levels of the stretched picture: a shadow must end unseen."""
    low, high = STRETCH
    grey, away = np.clip((picture.mean(axis=2) - low) * 255 / (high - low), 0, 255), int(AWAY * picture.shape[1])
    product = product | (_edges(picture.mean(axis=2)) > OFF_GROUND)  # white begins at its edge, which no shadow has
    highest = 0.0
    for values, mask in ((grey, product), (grey.T, product.T)):
        stripes = np.convolve(values.mean(axis=1), np.full(STRIPE, 1 / STRIPE), 'valid')
        steps, seen = np.abs(np.diff(stripes)), np.flatnonzero(mask.mean(axis=1) > STRAY)
        first, last = (seen[0] - STRIPE, seen[-1]) if seen.size else (len(steps), len(steps))
        highest = max([highest, *steps[:max(first - away, 0)], *steps[last + away:]])
    return float(highest)

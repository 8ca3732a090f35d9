#!/usr/bin/env python3
"""Looks at every original as a photographer would, in numbers: judge.py [--only PREFIX …]. Writes INDEX.md; needs dwebp and numpy, no Blender.

What is measured stands in `picture_scores`, what passes in THRESHOLDS. A picture that fails is named, never left out.
"""
import argparse
import json
import os

from picture_scores import score
from shots import all_shots
from webp import ORIGINALS, pixels

HERE = os.path.dirname(os.path.abspath(__file__))
INDEX = os.path.join(HERE, 'INDEX.md')
# (least, most) of each score; None is no bound. Only what stands on the ground as a whole has a border and a shadow that ends.
THRESHOLDS = {
    'width': (1600, None),
    'samples': (8, None),
    'noise': (None, 2.5),
    'grain': (None, 4.5),  # of granite in place of noise: its specks are there to be seen
    'black': (None, .02),
    'white': (None, .02),
    'outline': (8, None),
    'border': (None, 2),  # WebP keeps colour in steps; a tile shows no edge from two levels
    'step': (None, 2),
}
HEADS = ('id', 'size', 'samples', 'noise', 'grain', 'black %', 'white %', 'outline', 'border', 'step', 'verdict')


def faults(scores):
    """The names of the scores that lie outside their bounds; a score that a picture does not have is not judged."""
    found = []
    for name, (least, most) in THRESHOLDS.items():
        value = scores.get(name)
        if value is not None and ((least is not None and value < least) or (most is not None and value > most)):
            found.append(name)
    return found


def _shown(value, form='%.1f'):
    return '–' if value is None else form % value


def line(name, scores):
    """One line of the index."""
    cells = (name, '%d×%d' % (scores['width'], scores['height']), str(scores['samples']), _shown(scores.get('noise')), _shown(scores.get('grain')), _shown(scores['black'] * 100),
             _shown(scores['white'] * 100), _shown(scores.get('outline'), '%.0f'), _shown(scores.get('border'), '%.0f'), _shown(scores.get('step')),
             ', '.join(faults(scores)) or 'good')
    return '| ' + ' | '.join(cells) + ' |'


def index(judged):
    """The whole page: how many pass, what is measured, a line for each picture."""
    good = sum(1 for scores in judged.values() if not faults(scores))
    bounds = '; '.join('%s %s' % (name, ' '.join(part for part in ('≥ %g' % least if least is not None else '', '≤ %g' % most if most is not None else '') if part))
                       for name, (least, most) in THRESHOLDS.items())
    return '\n'.join([
        '# All pictures, judged', '',
        'Written by `python3 imagery/judge.py`; do not edit. %d of %d pictures pass.' % (good, len(judged)), '',
        'Bounds: %s. What each number means stands in `picture_scores.py`.' % bounds, '',
        '| ' + ' | '.join(HEADS) + ' |', '|' + '---|' * len(HEADS), *(line(name, judged[name]) for name in sorted(judged))]) + '\n'


def kind_of(name, entry):
    """What is judged of that picture."""
    if '--' not in name:
        return 'kitchen'
    if name.endswith('--detail'):
        return 'detail'
    return 'sink' if 'bowls' in entry['measured'] else 'other'


def of_granite():
    """The ids of pictures of granite, or of what is coated to match it."""
    shots = [shot for shot in all_shots() if shot['view'] != 'kitchen']
    with open(os.path.join(HERE, 'finishes.json'), encoding='utf-8') as file:
        colours = json.load(file)['granite']
    return {shot['id'] for shot in shots if shot['finish'] in colours and shot['facts'].get('material') in ('granite', 'brass')}


def scores_of(name, entry, is_granite):
    """All scores of the original of that id; what is measured as noise is grain in granite."""
    found = {**score(pixels(name), kind_of(name, entry)), 'samples': entry['samples']}
    return {**found, 'noise': None, 'grain': found['noise']} if is_granite else found


def main():
    """Judges what is asked for; only a run over all pictures renews the index."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--only', nargs='*', default=[], help='judge ids that start with one of these and write no index')
    only = parser.parse_args().only
    with open(os.path.join(ORIGINALS, 'originals.json'), encoding='utf-8') as file:
        known = json.load(file)
    judged, granite = {}, of_granite()
    for name, entry in known.items():
        if os.path.exists(os.path.join(ORIGINALS, name + '.webp')) and (not only or any(name.startswith(prefix) for prefix in only)):
            judged[name] = scores_of(name, entry, name in granite)
            if only:
                print(line(name, judged[name]), flush=True)
    if not only:
        with open(INDEX, 'w', encoding='utf-8') as target:
            target.write(index(judged))
        bad = [name for name in judged if faults(judged[name])]
        print('%d of %d pictures pass' % (len(judged) - len(bad), len(judged)))


if __name__ == '__main__':
    main()

#!/usr/bin/env python3
"""Renders every picture whose inputs changed, one Blender process at a time, and keeps originals.json in step.

render_all.py [--only PREFIX …] [--preview FOLDER] [--draft SHARE] [--force] [--list] [--area LEFT TOP RIGHT BOTTOM].
Previews are small, quick and leave the originals alone. Drafts take a share of the samples; a later run without --draft replaces them.
An area, in shares of the picture, is rendered anew and laid into the originals of kitchens: enough where one thing in them has changed.
"""
import argparse
import fcntl
import json
import os
import subprocess
import sys
import time

from inset import laid_in, pixel_area
from shots import HERE, all_shots, facts_hash, input_hash
from webp import ORIGINALS, pixels, pixels_of, write

SIDECAR = os.path.join(ORIGINALS, 'originals.json')
WORK = os.path.join(HERE, '..', 'var', 'imagery')
PREVIEW_WIDTH, PREVIEW_SAMPLES = 320, 10


def render(shot, picture):
    """Renders one shot to a PNG; gives what Blender measured and how long it took."""
    shot_file = os.path.join(WORK, shot['id'] + '.json')
    with open(shot_file, 'w', encoding='utf-8') as file:
        json.dump(shot, file)
    # A distribution's Blender takes the Python that PATH finds first: it must be the one that Blender's numpy belongs to.
    command = ['nice', '-n', '19', 'blender', '-b', '--python-exit-code', '1', '-P', os.path.join(HERE, 'render.py'), '--', shot_file, picture]
    with open(os.path.join(WORK, 'blender.lock'), 'w', encoding='utf-8') as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)  # previews and originals take turns, one Blender at a time
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, universal_newlines=True, check=False,
                              env={**os.environ, 'PATH': '/usr/bin:' + os.environ['PATH']})
    lines = [line for line in done.stdout.splitlines() if line.startswith('RENDERED ')]
    if done.returncode or not lines:
        raise RuntimeError(shot['id'] + ' failed:\n' + done.stdout[-2500:])
    return json.loads(lines[-1][len('RENDERED '):])


def read_sidecar():
    """What is known of the originals: id → hash, size, hash of the facts, measures."""
    if not os.path.exists(SIDECAR):
        return {}
    with open(SIDECAR, encoding='utf-8') as file:
        return json.load(file)


def keep(shot, picture, result):
    """Stores the original as WebP and notes it in the sidecar."""
    write(picture, shot['id'])
    known = read_sidecar()
    known[shot['id']] = {'hash': input_hash(shot), 'samples': shot['samples'], 'width': shot['width'], 'height': shot['height'],
                         'facts': facts_hash(shot), 'measured': result['measured']}
    with open(SIDECAR + '.new', 'w', encoding='utf-8') as file:
        file.write(json.dumps(dict(sorted(known.items())), indent=2) + '\n')
    os.replace(SIDECAR + '.new', SIDECAR)


def lay_in(shot, picture):
    """Stores the original with what was rendered anew in its area."""
    name = shot['id']
    write(laid_in(pixels(name), pixels_of(picture), shot['area']), name)


def state(shot, known):
    """What the sidecar knows of a shot: `missing`, `old` for other inputs than today's, `draft` for too few samples, or `current`.
    What was supplied was made by other scripts: it is as old as the facts of what it shows."""
    entry = known.get(shot['id'])
    if not entry or not os.path.exists(os.path.join(ORIGINALS, shot['id'] + '.webp')):
        return 'missing'
    is_same = entry['facts'] == facts_hash(shot) if entry.get('supplied') else entry['hash'] == input_hash({**shot, 'samples': entry['samples'], 'width': entry['width'], 'height': entry['height']})
    if not is_same:
        return 'old'
    return 'current' if entry['samples'] >= shot['samples'] and entry['width'] >= shot['width'] else 'draft'


def say_states(shots):
    """Prints each picture that is not current, and how many are what."""
    known, counts = read_sidecar(), {}
    for shot in shots:
        found = state(shot, known)
        counts[found] = counts.get(found, 0) + 1
        if found != 'current':
            print('%s %s' % (found, shot['id']))
    print(', '.join('%d %s' % (count, name) for name, count in sorted(counts.items())))


def draft(shot, share):
    """The shot with a share of its samples."""
    return {**shot, 'samples': max(8, int(shot['samples'] * share))}


def small(shot):
    """The shot as a quick preview."""
    return {**shot, 'height': PREVIEW_WIDTH * shot['height'] // shot['width'], 'width': PREVIEW_WIDTH, 'samples': PREVIEW_SAMPLES}


def main():
    """Renders what is asked for; a picture that fails is reported and the rest goes on."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--only', nargs='*', default=[], help='render ids that start with one of these')
    parser.add_argument('--preview', help='folder for small quick pictures')
    parser.add_argument('--draft', type=float, default=1, help='share of the samples, 0 to 1')
    parser.add_argument('--force', action='store_true', help='render although nothing changed')
    parser.add_argument('--list', action='store_true', help='say what is current, and render nothing')
    parser.add_argument('--area', type=float, nargs=4, metavar=('LEFT', 'TOP', 'RIGHT', 'BOTTOM'), help='shares of the picture: lay that part in, rendered anew')
    options = parser.parse_args()
    if options.list:
        say_states(all_shots())
        return
    os.makedirs(WORK, exist_ok=True)
    os.makedirs(options.preview or ORIGINALS, exist_ok=True)
    failed = []
    for shot in [draft(shot, options.draft) for shot in all_shots()]:
        if options.only and not any(shot['id'].startswith(prefix) for prefix in options.only):
            continue
        if not (options.force or options.preview or options.area) and state(shot, read_sidecar()) == 'current':
            continue
        if options.area:
            shot = {**shot, 'area': pixel_area(options.area, shot['width'], shot['height'])}
        started = time.time()
        picture = os.path.join(options.preview or WORK, shot['id'] + '.png')
        try:
            result = render(small(shot) if options.preview else shot, picture)
        except RuntimeError as error:
            failed.append(shot['id'])
            print(error, file=sys.stderr, flush=True)
            continue
        if options.area and not options.preview:
            lay_in(shot, picture)
        elif not options.preview:
            keep(shot, picture, result)
        print('%s %.1f s %s' % (shot['id'], time.time() - started, json.dumps(result['measured'])), flush=True)
    sys.exit('failed: ' + ', '.join(failed) if failed else 0)


if __name__ == '__main__':
    main()

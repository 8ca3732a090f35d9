#!/usr/bin/env python3
"""Renders the frames of the films of `films/`, one a file, into var/imagery/films: render_film.py [FILM …]. What is there already stays; `scripts/film/build-scene-films.ts` makes films of them."""
import json
import os
import subprocess
import sys

from shots import HERE, all_shots

FILMS = os.path.join(HERE, 'films')
WORK = os.path.join(HERE, '..', 'var', 'imagery', 'films')


def render(name):
    """Renders that film's frames in one Blender."""
    with open(os.path.join(FILMS, name + '.json'), encoding='utf-8') as file:
        film = json.load(file)
    shot = next(shot for shot in all_shots() if shot['id'] == film['kitchen'])
    folder = os.path.join(WORK, name)
    os.makedirs(folder, exist_ok=True)
    shot_file = os.path.join(WORK, name + '.json')
    with open(shot_file, 'w', encoding='utf-8') as file:
        json.dump({**shot, 'width': film['width'], 'height': film['height'], 'film': film}, file)
    # A distribution's Blender takes the Python that PATH finds first: it must be the one that Blender's numpy belongs to.
    command = ['blender', '-b', '--python-exit-code', '1', '-P', os.path.join(HERE, 'film.py'), '--', shot_file, folder]
    subprocess.run(command, check=True, env={**os.environ, 'PATH': '/usr/bin:' + os.environ['PATH']})


for wanted in sys.argv[1:] or [name[:-len('.json')] for name in sorted(os.listdir(FILMS))]:
    render(wanted)

"""Renders the frames of one film inside Blender: blender -b -P film.py -- SHOT.json FOLDER. The kitchen is built once; its light follows the keyframes."""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402

from daylight import light_kitchen  # noqa: E402
from denoise import denoise  # noqa: E402
from film_keys import light_at  # noqa: E402
from kitchen import build_kitchen  # noqa: E402
from renderer import empty_scene, render_passes, save_picture  # noqa: E402


def _is_light(item):
    """Lamps, and the frame that cuts the sun into panes; what hangs over the worktop stays."""
    return item.type == 'LIGHT' or item.name.startswith('window frame')


def _relight(scene, light):
    """Sets the light of a frame up in place of the one before."""
    for lamp in [item for item in scene.objects if _is_light(item)]:
        bpy.data.objects.remove(lamp, do_unlink=True)
    light_kitchen({**light, 'pendants': []})
    scene.view_settings.exposure = light['exposure']


def main(shot_file, folder):
    """Renders every frame that is not there yet."""
    with open(shot_file, encoding='utf-8') as file:
        shot = json.load(file)
    film = shot['film']
    scene = empty_scene(shot['width'], shot['height'])
    build_kitchen(scene, shot)
    for index in range(film['frames']):
        _relight(scene, light_at(film, shot['kitchen']['light'], index))
        picture = os.path.join(folder, '%04d.png' % index)
        if os.path.exists(picture):
            continue
        passes = render_passes(scene, film['samples'])
        save_picture(scene, denoise(passes.colour, passes.albedo, passes.normal), picture)
        print('FRAME %d' % index, flush=True)


main(*sys.argv[sys.argv.index('--') + 1:])

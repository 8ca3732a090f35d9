"""Renders one picture inside Blender: blender -b -P render.py -- SHOT.json PICTURE.png; prints what was measured on the built product."""
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402
import numpy as np  # noqa: E402
from bpy_extras.object_utils import world_to_camera_view  # noqa: E402

from accessories import build_accessory  # noqa: E402
from accessory_plans import MM, accessory_plan  # noqa: E402
from accessory_studio import accessory_camera, light_accessory  # noqa: E402
from denoise import denoise  # noqa: E402
from ground import laid_on_ground, on_ground  # noqa: E402
from materials import sink_material  # noqa: E402
from measure import measured_accessory, measured_sink, measured_tap  # noqa: E402
from plans import sink_plan, tap_plan  # noqa: E402
from renderer import empty_scene, render_passes, save_picture  # noqa: E402
from shots import fingerprint, pipeline  # noqa: E402
from sink import build_sink  # noqa: E402
from studio import SHADE, TAP_TURN, light_sink, light_tap, sink_camera, tap_camera  # noqa: E402
from tap import build_tap  # noqa: E402

KEPT = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'var', 'imagery')
EMPTY_SCALE, EMPTY_SAMPLES = 4, 16
PRODUCT_INDEX = 1
METAL_THRESHOLD, METAL_SAMPLES = .025, 6
ROOM = (.13, .174, .13, .174)  # for shadows, as shares of the frame: left, below, right, above; as far as they reach in `ground`


def _build_sink(shot):
    plan = sink_plan(shot['facts'])
    material = sink_material(plan.material, shot['finish'])
    measured = measured_sink(build_sink(plan, material), plan)
    sink_camera(plan, shot['view'])
    return measured, lambda: light_sink(plan, shot['view'], shot['finish'], material)


def _build_tap(shot):
    plan = tap_plan(shot['facts'], shot['productKey'])
    root, outlet = build_tap(plan, shot['finish'], turn=TAP_TURN)
    measured = measured_tap(root, outlet)
    tap_camera(plan, shot['view'])
    return measured, lambda: light_tap(shot['finish'])


def _build_accessory(shot):
    plan, span = accessory_plan(shot['facts']), shot['span'] * MM
    root, parts = build_accessory(plan, shot['finish'])
    measured = measured_accessory(root, parts)
    accessory_camera(plan, shot['view'], span)
    return measured, lambda: light_accessory(plan, shot['finish'], span)


BUILD = {'sink': _build_sink, 'tap': _build_tap, 'accessory': _build_accessory}


def _frame_product(scene, products):
    """Renders only the part of the frame where product and shadow are; gives it in pixels from the bottom left."""
    bpy.context.view_layer.update()
    spots = [world_to_camera_view(scene, scene.camera, item.matrix_world @ vertex.co) for item in products for vertex in item.data.vertices]
    left, below, right, above = ROOM
    width, height = scene.render.resolution_x, scene.render.resolution_y
    area = (max(0, int((min(spot.x for spot in spots) - left) * width)), max(0, int((min(spot.y for spot in spots) - below) * height)),
            min(width, int((max(spot.x for spot in spots) + right) * width)), min(height, int((max(spot.y for spot in spots) + above) * height)))
    _crop(scene, area)
    return area


def _crop(scene, area):
    """Renders only that part of the frame: left, bottom, right, top in pixels from the bottom left."""
    render = scene.render
    width, height = render.resolution_x, render.resolution_y
    render.use_border = render.use_crop_to_border = True
    # Blender cuts off what is less than a pixel: from the middle of one it finds the pixel that is meant.
    render.border_min_x, render.border_max_x = (area[0] + .5) / width, (area[2] + .5) / width
    render.border_min_y, render.border_max_y = (area[1] + .5) / height, (area[3] + .5) / height


def _light_of_empty_studio(scene, products, name):
    """The same studio without the product, small; finishes of one product share it by name."""
    kept = os.path.join(KEPT, 'empty-%s.npy' % name)
    if os.path.exists(kept):
        return np.load(kept)
    width, height = scene.render.resolution_x, scene.render.resolution_y
    for item in products:
        item.hide_render = True
    scene.render.resolution_x, scene.render.resolution_y = width // EMPTY_SCALE, height // EMPTY_SCALE
    passes = render_passes(scene, EMPTY_SAMPLES)
    scene.render.resolution_x, scene.render.resolution_y = width, height
    empty = denoise(passes.colour, passes.albedo, passes.normal)
    np.save(kept, empty)
    return empty


def _studio_picture(scene, shot):
    measured, light = BUILD[shot['facts']['kind']](shot)
    products = [item for item in scene.objects if item.type == 'MESH']
    for item in products:
        item.pass_index = PRODUCT_INDEX
    exposure = light()
    area = _frame_product(scene, products)
    if shot['facts']['kind'] == 'tap':
        scene.cycles.adaptive_threshold, scene.cycles.adaptive_min_samples = METAL_THRESHOLD, METAL_SAMPLES
    passes = render_passes(scene, shot['samples'])
    clean = denoise(passes.colour, passes.albedo, passes.normal)
    studio = [shot['facts'], shot['view'], shot['finish'] == 'matt-black', shot['width'], shot['height'], area, pipeline(shot)]
    empty = _light_of_empty_studio(scene, products, fingerprint(studio))
    scene.view_settings.view_transform = 'Standard'
    return laid_on_ground(on_ground(clean, empty, passes.product, shot['width'], exposure, SHADE.get(shot['finish'], 0.0)), area, shot['width'], shot['height']), measured


def _kitchen_picture(scene, shot):
    from kitchen import build_kitchen
    measured = build_kitchen(scene, shot)
    if 'area' in shot:
        left, top, right, bottom = shot['area']
        _crop(scene, (left, shot['height'] - bottom, right, shot['height'] - top))
        scene.cycles.adaptive_threshold, scene.cycles.adaptive_min_samples = METAL_THRESHOLD, METAL_SAMPLES
    passes = render_passes(scene, shot['samples'])
    return denoise(passes.colour, passes.albedo, passes.normal), measured


def main(shot_file, picture_file):
    """Builds, renders, cleans and saves the picture of that shot."""
    with open(shot_file, encoding='utf-8') as file:
        shot = json.load(file)
    started = time.time()
    scene = empty_scene(shot['width'], shot['height'])
    picture, measured = (_kitchen_picture if shot['view'] == 'kitchen' else _studio_picture)(scene, shot)
    save_picture(bpy.context.scene, picture, picture_file)
    print('RENDERED ' + json.dumps({'measured': measured, 'seconds': round(time.time() - started, 1)}), flush=True)


main(*sys.argv[sys.argv.index('--') + 1:])

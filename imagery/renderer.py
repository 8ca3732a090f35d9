"""Sets Cycles up and brings rendered passes back as arrays."""
import os
import shutil
import tempfile
from collections import namedtuple

import bpy
import numpy as np

Passes = namedtuple('Passes', 'colour albedo normal product')
SEED = 11


def empty_scene(width, height, threads=2):
    """An empty scene with the render settings of this pipeline."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.engine, render.use_persistent_data = 'CYCLES', True
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    render.threads_mode, render.threads = 'FIXED', threads
    for name, value in (('device', 'CPU'), ('use_denoising', False), ('max_bounces', 8), ('diffuse_bounces', 2), ('glossy_bounces', 5),
                        ('transmission_bounces', 6), ('transparent_max_bounces', 6), ('sample_clamp_indirect', 4), ('blur_glossy', .6),
                        ('caustics_reflective', False), ('caustics_refractive', False), ('use_adaptive_sampling', True),
                        ('adaptive_threshold', .035), ('adaptive_min_samples', 5), ('pixel_filter_type', 'BLACKMAN_HARRIS'), ('filter_width', 1.5)):
        setattr(cycles, name, value)
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    layer.use_pass_object_index = True
    return scene


def render_passes(scene, samples):
    """The rendered colours and what guides the denoiser; `product` is 1 where an object with an index is seen."""
    folder = tempfile.mkdtemp(prefix='imagery-')
    output = _wire_passes(scene, folder)
    scene.cycles.seed, scene.cycles.samples = SEED, samples
    scene.frame_set(1)
    bpy.ops.render.render(write_still=False)
    read = {name: _read_pass(scene, folder, name) for name in output}
    shutil.rmtree(folder)
    return Passes(*(read[name][..., :3] for name in ('colour', 'albedo', 'normal')), np.minimum(read['index'][..., 0], 1))


def _wire_passes(scene, folder):
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, composite = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeComposite')
    tree.links.new(layers.outputs['Image'], composite.inputs[0])
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    for name, value in (('file_format', 'OPEN_EXR'), ('color_depth', '32'), ('color_mode', 'RGBA'), ('exr_codec', 'NONE')):
        setattr(files.format, name, value)
    files.file_slots.clear()
    sockets = {'colour': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal', 'index': 'IndexOB'}
    for name, socket in sockets.items():
        files.file_slots.new(name)
        tree.links.new(layers.outputs[socket], files.inputs[name])
    return list(sockets)


def _read_pass(scene, folder, name):
    image = bpy.data.images.load(os.path.join(folder, name + '0001.exr'))
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4).copy()


def save_picture(scene, pixels, path):
    """Writes linear pixels as 8-bit PNG through the scene's view transform."""
    height, width = pixels.shape[:2]
    image = bpy.data.images.new('picture', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    buffer = np.ones((height, width, 4), np.float32)
    buffer[..., :3] = pixels
    image.pixels.foreach_set(buffer.ravel())
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = 'PNG', 'RGB', '8'
    image.save_render(path, scene=scene)
    bpy.data.images.remove(image)

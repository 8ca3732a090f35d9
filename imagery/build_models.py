"""Builds products inside Blender for the 3-D view: blender -b -P build_models.py -- JOBS.json; prints what was measured on each.

Real metres. A sink's rim lies at the height of the worktop, a tap stands on it; both turn their front to the viewer.
"""
import json
import os
import sys
from math import radians

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402
from mathutils import Matrix, Vector  # noqa: E402

from materials import GRANITE, sink_material  # noqa: E402
from measure import measured_sink, measured_tap  # noqa: E402
from plans import sink_plan, tap_plan  # noqa: E402
from sink import build_sink  # noqa: E402
from tap import build_tap  # noqa: E402

TO_THE_VIEWER = radians(-90)
OWN = 'own surface'
SPAN = 1.28  # metres that one turn of the texture coordinates covers; scripts/models/ scales the grain to it


def _build(facts, finish, product_key):
    """Adds the product to an empty scene; gives what was measured, the name of its own surface, and what parts of any other surface are."""
    if facts['kind'] == 'tap':
        plan = tap_plan(facts, product_key)
        root, outlet = build_tap(plan, finish, turn=TO_THE_VIEWER)
        return measured_tap(root, outlet), None, 'surface'
    plan = sink_plan(facts)
    surface = sink_material(plan.material, finish)
    surface.name = OWN
    return measured_sink(build_sink(plan, surface), plan), OWN, 'drain'


def _name_parts(items, own, other):
    """Leaves four bare materials, named by what they are of: the models are dressed when they are packed."""
    bare = {name: bpy.data.materials.new(name + ' part') for name in ('surface', 'drain', 'gap', 'rubber')}
    for item in items:
        name = item.data.materials[0].name.split('.')[0]
        item.data.materials[0] = bare[name if name in ('gap', 'rubber') else 'surface' if name == own else other]
    for name, material in bare.items():
        if name in bpy.data.materials:
            bpy.data.materials[name].name = 'seen ' + name
        material.name = name


def _stand_still(items):
    """Lays position and turn into the coordinates, so that the nodes of a model are bare."""
    for item in items:
        item.data.transform(item.matrix_world)
        item.parent = None
        item.matrix_world = Matrix()
        if item.name == 'spring':
            item.data.auto_smooth_angle = radians(60)  # a wire of ten sides is round all the same


def _lay_grain(item):
    """Texture coordinates by the side to which a face looks, at true scale, so that grain neither stretches nor ends."""
    layer, mesh = item.data.uv_layers.new(), item.data
    for face in mesh.polygons:
        axis = max(range(3), key=lambda one: abs(face.normal[one]))
        for corner in face.loop_indices:
            place = mesh.vertices[mesh.loops[corner].vertex_index].co
            u, v = [place[one] for one in range(3) if one != axis]
            layer.data[corner].uv = Vector((u / SPAN + .5, v / SPAN + .5))


def _export(path):
    bpy.ops.export_scene.gltf(filepath=path, export_format='GLB', export_apply=True, export_yup=True, export_normals=True, export_texcoords=True,
                              export_materials='EXPORT', export_animations=False, export_skins=False, export_morph=False, export_extras=False)


def main(jobs_file):
    """Builds and writes every job's raw model."""
    with open(jobs_file, encoding='utf-8') as file:
        jobs = json.load(file)
    for job in jobs:
        bpy.ops.wm.read_factory_settings(use_empty=True)
        measured, own, other = _build(job['facts'], job['finishes'][0], job['productKey'])
        bpy.context.view_layer.update()
        items = [item for item in bpy.data.objects if item.type == 'MESH']
        _stand_still(items)
        _name_parts(items, own, other)
        if set(job['finishes']) & set(GRANITE) and job['facts']['material'] != 'ceramic':
            for item in [item for item in items if item.data.materials[0].name == 'surface']:
                _lay_grain(item)
        _export(job['raw'])
        print('BUILT ' + json.dumps({'productKey': job['productKey'], 'measured': measured}), flush=True)


main(*sys.argv[sys.argv.index('--') + 1:])

"""Builds a kitchen of `kitchens/` round a sink and a tap of the catalogue: worktop, fronts, wall, accessories, props, light. Metres."""
from math import cos, radians, sin, tan

from mathutils import Vector

from accessories import build_accessory
from accessory_plans import accessory_plan
from daylight import light_kitchen
from geometry import Mesh, quarter_turn, rounded_rectangle
from lights import camera
from materials import plain, sink_material
from measure import measured_sink, measured_tap
from mineral_surfaces import MINERAL, mineral
from plans import MM, sink_plan, tap_plan
from props import place_prop
from sink import build_sink
from surfaces import WOOD, stone, wood
from tap import build_tap
from walls import SIDE, block, build_wall
from wire_basket import RAIL

BEHIND = .06


def build_kitchen(scene, shot):
    """Builds the scene of that shot; gives the measures of sink and tap."""
    kitchen, facts = shot['kitchen'], shot['sink']['facts']
    plan = sink_plan(facts)
    rim = build_sink(plan, sink_material(plan.material, shot['sink']['finish']))
    measured = {'sink': measured_sink(rim, plan)}
    mounting = kitchen['mounting']
    top = {'inset': -plan.rim + .0002, 'flush': 0.0, 'undermount': kitchen['worktop']['thickness'], 'farmhouse': .012}[mounting]
    hole = plan.tap_holes[0] if plan.tap_holes else None
    spot = (hole.x, hole.y, 0) if hole else (0, plan.depth / 2 + BEHIND, top)
    root, outlet = build_tap(tap_plan(shot['tap']['facts']), shot['tap']['finish'], spot, radians(kitchen['tapTurn'] - 90))
    measured['tap'] = measured_tap(root, outlet)
    _worktop(kitchen, plan, facts['cutOut'], top)
    build_wall(kitchen['wall'], top)
    _fronts(kitchen, plan, top)
    for item, made in zip(kitchen.get('accessories', []), shot.get('accessories', [])):
        _accessory(item, made, plan, top)
    for prop in kitchen['props']:
        place_prop(prop, top)
    light_kitchen(kitchen['light'])
    _view(kitchen['camera'])
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', 'Medium High Contrast'
    scene.view_settings.exposure = kitchen['light']['exposure']
    return measured


def _surface(kind):
    if kind in WOOD:
        return wood(kind, staves=True)
    if kind == 'steel':
        return sink_material('steel', 'steel')
    return mineral(kind) if kind in MINERAL else stone(kind)


def _accessory(item, made, plan, top):
    """Over a bowl, resting on its edges, or beside it on the worktop."""
    accessory = accessory_plan(made['facts'])
    root, _ = build_accessory(accessory, made['finish'])
    if 'bowl' in item:
        bowl, rest = plan.bowls[item['bowl']], max(top, 0)
        hangs = accessory.height - 2 * RAIL if accessory.use == 'basket' else 0
        root.location = (bowl.x + item.get('shift', 0), bowl.y, rest - hangs)
    else:
        root.location = (item['x'], item['y'], top + item.get('raise', 0))
    root.rotation_euler = (0, 0, radians(item.get('turn', 0)))


def _slab(left, right, front, back, top, thickness, opening, material):
    """A worktop with eased edges; opening is (width, depth, radius) about the origin or None."""
    edge, x, y = .003, (left + right) / 2, (front + back) / 2
    profile = [(edge, top)] + [(edge - edge * sin(a), top - edge + edge * cos(a)) for a in quarter_turn(4)] + [(0, top - thickness)]
    rings = [rounded_rectangle(x, y, right - left - 2 * inset, back - front - 2 * inset, .004, z, 3, 2) for inset, z in profile]
    mesh, holes = Mesh(), []
    mesh.loft(rings, flip=True)
    if opening:
        ease = .0015
        steps = [(ease * (1 - sin(a)), top - ease * (1 - cos(a))) for a in quarter_turn(3)] + [(0, top - thickness)]
        inner = [rounded_rectangle(0, 0, opening[0] + 2 * o, opening[1] + 2 * o, opening[2] + o, z) for o, z in steps]
        mesh.loft(inner, flip=True)
        holes = [inner[0]]
    mesh.fill([rings[0]] + holes)
    mesh.become_object('worktop', material, 30)


def _worktop(kitchen, plan, cut_out, top):
    worktop, material = kitchen['worktop'], _surface(kitchen['worktop']['surface'])
    front, back, thickness = worktop['front'], worktop['back'], worktop['thickness']
    if kitchen['mounting'] != 'farmhouse':
        flush = kitchen['mounting'] == 'flush'
        opening = (plan.width + .003, plan.depth + .003, plan.corner + .0015) if flush else tuple(cut_out[key] * MM for key in ('width', 'depth', 'radius'))
        return _slab(-SIDE, SIDE, front, back, top, thickness, opening, material)
    side, behind, joint = plan.width / 2 - .007, plan.depth / 2 - .017, .0005
    _slab(-SIDE, -side, front, back, top, thickness, None, material)
    _slab(side, SIDE, front, back, top, thickness, None, material)
    return _slab(-side + joint, side - joint, behind, back, top, thickness, None, material)


def _fronts(kitchen, plan, top):
    """Cabinet doors under the worktop; a farmhouse sink stands between them."""
    front, high = kitchen['worktop']['front'] + .006, top - kitchen['worktop']['thickness'] - .004
    doors = kitchen['fronts']
    material = wood(doors) if isinstance(doors, str) else plain('lacquer', tuple(doors), .45)
    dark, farmhouse = plain('carcase', (.05, .05, .05), .9), kitchen['mounting'] == 'farmhouse'
    half = plan.width / 2 + .004 if farmhouse else 0
    for index in range(3):
        for side in (-1, 1):
            left, right = sorted((side * (half + index * .6), side * (half + (index + 1) * .6)))
            block('door', left + .002, right - .002, front, front + .02, -.85, high, material)
            block('carcase', left, right, front + .022, front + .03, -.9, high + .002, dark)
    if farmhouse:
        block('door', -half + .002, half - .002, front, front + .02, -.85, -plan.apron - .004, material)


def _view(view):
    """A camera that tilts only part of the way and shifts the lens for the rest, so that walls stay upright."""
    tilt = view['elevation'] * view['tilt']
    eye = camera(view['target'], view['distance'], view['azimuth'], view['elevation'], view['lens'], view['focus'], view['stop'],
                 shift=(0, -tan(radians(view['elevation'] - tilt)) * view['lens'] / 36))
    az, el = radians(view['azimuth']), radians(tilt)
    eye.rotation_euler = Vector((-sin(az) * cos(el), cos(az) * cos(el), -sin(el))).to_track_quat('-Z', 'Y').to_euler()

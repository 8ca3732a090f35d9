"""Builds a kitchen of `kitchens/` round a sink and a tap of the catalogue: worktop, fronts, wall, accessories, props, light. Metres."""
from math import cos, radians, sin, tan

from mathutils import Vector

from accessories import build_accessory
from accessory_plans import accessory_plan
from cabinets import build_cabinets
from daylight import light_kitchen
from drops import lay_drops
from lights import camera
from materials import plain, sink_material
from measure import measured_sink, measured_tap
from plans import sink_plan, tap_plan
from props import place_prop
from room import FLOOR, build_room
from room_light import light_room
from sink import build_sink
from surfaces import wood
from tap import build_tap
from walls import block, build_wall
from water import floor_at, run_water
from wire_basket import RAIL
from worktops import build_worktop

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
    root, outlet = build_tap(tap_plan(shot['tap']['facts'], shot['tap']['productKey']), shot['tap']['finish'], spot, radians(kitchen['tapTurn'] - 90))
    measured['tap'] = measured_tap(root, outlet)
    build_worktop(kitchen, plan, facts['cutOut'], top)
    build_wall(kitchen['wall'], top, -FLOOR if 'room' in kitchen else None)
    if 'room' in kitchen:
        build_room(kitchen['room'], kitchen['wall']['y'])
        build_cabinets(kitchen, plan, top)
    else:
        _fronts(kitchen, plan, top)
    for item, made in zip(kitchen.get('accessories', []), shot.get('accessories', [])):
        _accessory(item, made, plan, top)
    for prop in kitchen['props']:
        place_prop(prop, top)
    for prop in kitchen.get('inBowl', []):
        place_prop(prop, floor_at(prop['x'], prop['y']))
    if 'water' in kitchen:
        run_water(kitchen['water'], plan, outlet)
    if 'drops' in kitchen:
        lay_drops(kitchen['drops'])
    if 'room' in kitchen:
        light_room(kitchen['light'], kitchen['room'], kitchen['wall'])
    else:
        light_kitchen(kitchen['light'])
    _view(kitchen['camera'])
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', 'Medium High Contrast'
    scene.view_settings.exposure = kitchen['light']['exposure']
    return measured


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

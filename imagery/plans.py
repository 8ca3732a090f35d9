"""From a product's facts to what is built of it, in metres. Nothing here needs Blender, so that it can be checked without a picture."""
import json
import os
from collections import namedtuple

MM = .001

Bowl = namedtuple('Bowl', 'x y width depth height corner bottom fall drain_x drain_y drain_radius')
Drainer = namedtuple('Drainer', 'x y width depth corner grooves side')
TapHole = namedtuple('TapHole', 'x y radius')
SinkPlan = namedtuple('SinkPlan', 'material width depth corner rim apron edge outer_edge wall draft bowls drainer tap_holes height')
TapPlan = namedtuple('TapPlan', 'style height reach outlet_height body_radius body_height spout_radius bend crown drop head nozzle pull_out folds has_filter form')

HERE = os.path.dirname(os.path.abspath(__file__))
# How each material is formed, in millimetres: fillets of inner and outer edge, wall, fillet between wall and bottom; draft in degrees. The shop's drawings read it, too.
with open(os.path.join(HERE, '..', 'src', 'shared', 'catalogue', 'forming.json'), encoding='utf-8') as _file:
    FORMING = json.load(_file)
# Where the drain and the overflow of a bowl are, in millimetres; the shop's drawings read it, too.
with open(os.path.join(HERE, '..', 'src', 'shared', 'catalogue', 'drain.json'), encoding='utf-8') as _file:
    DRAIN = json.load(_file)
# The body, base and lever that a tap wears: shape alone, no measure. A tap without a line there is `plain`. The shop's drawings read it, too.
with open(os.path.join(HERE, '..', 'src', 'shared', 'catalogue', 'tap-forms.json'), encoding='utf-8') as _file:
    FORMS = json.load(_file)
FALL, STEEPEST = 5 * MM, .08
TIP = 17.4 * MM
SPRAY_HEAD = 95 * MM
ANGULAR = ('lshape', 'square')
WITH_SPRAY = ('pull', 'spring')
TIGHT_BEND = 32 * MM


def sink_plan(facts):
    """The sink lies with its rim at z = 0, its middle at the origin, the wall behind it at +y."""
    form = FORMING[facts['material']]
    apron = (facts['apron'] or 0) * MM
    bowls = tuple(_bowl(bowl, facts, form) for bowl in facts['bowls'])
    deepest = max(bowl.height for bowl in bowls) + DRAIN['seat'] * MM
    return SinkPlan(
        material=facts['material'], width=facts['outer']['width'] * MM, depth=facts['outer']['depth'] * MM,
        corner=facts['outerRadius'] * MM, rim=facts['rim'] * MM, apron=apron, edge=form['edge'] * MM, outer_edge=form['outerEdge'] * MM,
        wall=form['wall'] * MM, draft=form['draft'], bowls=bowls, drainer=_drainer(facts),
        tap_holes=tuple(TapHole(hole['x'] * MM, hole['y'] * MM, hole['diameter'] / 2 * MM) for hole in facts['tapHoles']),
        height=max(apron, deepest))


def _bowl(bowl, facts, form):
    width, depth = bowl['width'] * MM, bowl['depth'] * MM
    bottom = min(form['bottom'] * MM, .16 * width)
    behind_middle = max(0.0, min(DRAIN['behind'] * MM, depth / 2 - DRAIN['fromWall'] * MM))
    radius = min((facts['drain'] / 2 + DRAIN['flange']) * MM, width / 2 - bottom - DRAIN['shelf'] * MM)
    fall = min(STEEPEST * (width / 2 - bottom - radius), FALL)  # a narrow bowl has little floor between wall and strainer
    return Bowl(
        x=bowl['x'] * MM, y=bowl['y'] * MM, width=width, depth=depth, height=bowl['height'] * MM, corner=facts['bowlRadius'] * MM,
        bottom=bottom, fall=fall, drain_x=bowl['x'] * MM, drain_y=bowl['y'] * MM + behind_middle, drain_radius=radius)


def _drainer(facts):
    drainer = facts['drainer']
    if not drainer:
        return None
    return Drainer(
        x=drainer['x'] * MM, y=drainer['y'] * MM, width=drainer['width'] * MM, depth=drainer['depth'] * MM,
        corner=(facts['bowlRadius'] + 10) * MM, grooves=drainer['grooves'], side=1 if drainer['x'] > 0 else -1)


def tap_plan(facts, product_key=None):
    """The tap stands at the origin; its spout points along +x, the outlet is `reach` away and `outlet_height` above the worktop. The key finds its form."""
    height, reach, outlet = facts['height'] * MM, facts['reach'] * MM, facts['outletHeight'] * MM
    spout = facts['spoutDiameter'] / 2 * MM
    angular = facts['style'] in ANGULAR
    bend = TIGHT_BEND if angular else reach / 2
    crown = height - spout - bend
    head = 0.0 if angular else SPRAY_HEAD if facts['style'] in WITH_SPRAY else TIP
    return TapPlan(
        style=facts['style'], height=height, reach=reach, outlet_height=outlet, body_radius=facts['bodyDiameter'] / 2 * MM,
        body_height=facts['bodyHeight'] * MM, spout_radius=spout, bend=bend, crown=crown,
        drop=0.0 if angular else crown - outlet - head, head=head,
        nozzle=height - 2 * spout - outlet if angular else 0.0, pull_out=facts['pullOut'] is not None,
        folds='foldedHeight' in facts, has_filter=facts.get('hasFilter', False), form=FORMS.get(product_key, 'plain'))

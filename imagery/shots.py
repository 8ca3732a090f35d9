"""The list of pictures, drawn from the catalogue and from `kitchens/`; nothing about a product stands here. Needs no Blender."""
import hashlib
import json
import os

HERE = os.path.dirname(os.path.abspath(__file__))
CATALOGUE = os.path.join(HERE, '..', 'content', 'catalogue')
KITCHENS = os.path.join(HERE, 'kitchens')
# Raised where shapes, materials or light of that kind change; a kitchen also ages with the taps that stand in it.
PIPELINE = {'sink': 5, 'tap': 5, 'accessory': 5, 'kitchen': 4}
SAID = ('alt', 'focus', 'seen')
FRONT_SIZE, KITCHEN_SIZE = (1600, 1200), (2400, 1500)
SAMPLES = {('sink', 'granite'): 24, ('sink', 'steel'): 32, ('sink', 'ceramic'): 24, 'tap': 32, 'accessory': 32, 'detail': 32, 'kitchen': 40}
# Sinks share one scale and taps another; from a strainer to a waste unit that would leave specks, so each use has its own: millimetres that fill the frame's width. The shop's measure lines read them, too.
with open(os.path.join(HERE, '..', 'src', 'shared', 'catalogue', 'frames.json'), encoding='utf-8') as _file:
    FRAMES = json.load(_file)


def _read(path):
    with open(path, encoding='utf-8') as file:
        return json.load(file)


def products():
    """Every product of the catalogue, the most popular first."""
    found = [_read(os.path.join(CATALOGUE, key, 'product.json')) for key in sorted(os.listdir(CATALOGUE))]
    return sorted(found, key=lambda product: product['popularity'])


def kitchens():
    """The kitchens in which products are shown."""
    return [{'id': name[:-len('.json')], **_read(os.path.join(KITCHENS, name))} for name in sorted(os.listdir(KITCHENS))]


def fingerprint(value):
    """Sixteen hex digits that change when the value does."""
    text = json.dumps(value, sort_keys=True, separators=(',', ':'), ensure_ascii=False)
    return hashlib.sha256(text.encode('utf-8')).hexdigest()[:16]


def _shot(shot_id, kind, view, product, variant, samples, size=FRONT_SIZE):
    facts = product['facts']
    span = {'span': FRAMES['accessory'][facts['use']]} if facts['kind'] == 'accessory' else {}
    return {'id': shot_id, 'kind': kind, 'view': view, 'productKey': product['productKey'], 'variantKey': variant['variantKey'],
            'facts': facts, 'finish': variant['finish'], 'samples': samples, 'width': size[0], 'height': size[1], **span}


def _samples(facts):
    return SAMPLES['sink', facts['material']] if facts['kind'] == 'sink' else SAMPLES[facts['kind']]


def _front(product, variant):
    return _shot(variant['variantKey'] + '--front', 'product', 'front', product, variant, _samples(product['facts']))


def _top(product):
    return _shot(product['productKey'] + '--top', 'product', 'top', product, product['variants'][0], _samples(product['facts']))


def _detail(product):
    samples = _samples(product['facts']) if product['facts']['kind'] == 'sink' else SAMPLES['detail']
    return _shot(product['productKey'] + '--detail', 'detail', 'detail', product, product['variants'][0], samples)


def _kitchen(kitchen, by_variant):
    def of(key):
        product, variant = by_variant[key]
        return {'productKey': product['productKey'], 'facts': product['facts'], 'finish': variant['finish']}
    parts = {part: of(kitchen[part]) for part in ('sink', 'tap')}
    if 'accessories' in kitchen:
        parts['accessories'] = [of(item['variant']) for item in kitchen['accessories']]
    scene = {key: value for key, value in kitchen.items() if key not in SAID}
    return {'id': kitchen['id'], 'kind': 'lifestyle', 'view': 'kitchen', 'kitchen': scene, **parts, 'samples': SAMPLES['kitchen'],
            'width': KITCHEN_SIZE[0], 'height': KITCHEN_SIZE[1]}


def all_shots():
    """Every picture in the order of rendering: bestsellers, one of each product, all finishes, kitchens, then the rest."""
    catalogue = products()
    by_variant = {variant['variantKey']: (product, variant) for product in catalogue for variant in product['variants']}
    best = [product for product in catalogue if product['badge'] == 'bestseller']
    wanted = [_front(product, variant) for product in best for variant in product['variants']]
    wanted += [_front(product, product['variants'][0]) for product in catalogue]
    wanted += [_front(product, variant) for product in catalogue for variant in product['variants']]
    wanted += [_kitchen(kitchen, by_variant) for kitchen in kitchens()]
    wanted += [_detail(product) for product in catalogue]
    wanted += [_top(product) for product in catalogue if product['facts']['kind'] == 'sink']
    return list({shot['id']: shot for shot in wanted}.values())


def pipeline(shot):
    """The version of what makes that picture."""
    return [PIPELINE['kitchen'], PIPELINE['tap']] if shot['view'] == 'kitchen' else PIPELINE[shot['facts']['kind']]


def input_hash(shot):
    """What the picture depends on: facts, view, samples, size and the version of the pipeline."""
    return fingerprint({'pipeline': pipeline(shot), **{key: value for key, value in shot.items() if key not in ('productKey', 'variantKey')}})


def facts_hash(shot):
    """The hash of the product facts alone, so that a picture older than its facts is found without rendering."""
    parts = [shot['sink'], shot['tap'], *shot.get('accessories', [])] if shot['view'] == 'kitchen' else [shot]
    return fingerprint([part['facts'] for part in parts])

#!/usr/bin/env python3
"""Writes content/media/media.json: every rendered picture with its alternative text, composed for products, from `kitchens/` for kitchens.

Words of a language that neither `words.json` nor the kitchen's file speaks stay as they stand in media.json.
"""
import json
import os

from shots import HERE, all_shots, kitchens, products

ORIGINALS = os.path.join(HERE, 'originals')
MEDIA = os.path.join(HERE, '..', 'content', 'media', 'media.json')


def _read(name):
    with open(os.path.join(HERE, name), encoding='utf-8') as file:
        return json.load(file)


def _subject(shot):
    """Which words say what is seen."""
    if shot['view'] != 'detail':
        return shot['view']
    return {'sink': 'sink', 'tap': shot['facts'].get('style'), 'accessory': shot['facts'].get('use')}[shot['facts']['kind']]


def product_entry(shot, name, words):
    """A product's picture; a variant's own pictures carry its key, those of the family do not."""
    alt = {}
    for language, sentence in words['sentences'].items():
        alt[language] = sentence.format(name=name, finish=words['finishes'][shot['finish']][language], view=words['views'][_subject(shot)][language])
    own = {'variantKey': shot['variantKey']} if shot['view'] == 'front' else {}
    return {'kind': shot['kind'], 'productKey': shot['productKey'], **own, 'view': shot['view'], 'alt': alt}


def kitchen_entry(kitchen):
    """A kitchen: which variants it shows, all that is built in or, from very near, those `seen`; what must stay in sight where a frame cuts it, and its hand-written text."""
    built_in = kitchen.get('seen') or [kitchen['sink'], kitchen['tap'], *(item['variant'] for item in kitchen.get('accessories', []))]
    return {'kind': 'lifestyle', 'shows': list(dict.fromkeys(built_in)), 'focus': kitchen['focus'], 'alt': kitchen['alt']}


def with_known_words(entries, known):
    """The entries, each with the alternative texts that are known of it in further languages."""
    return {name: {**entry, 'alt': {**entry['alt'], **{language: text for language, text in known.get(name, {}).get('alt', {}).items() if language not in entry['alt']}}}
            for name, entry in entries.items()}


def media():
    """The list of all that is rendered of what is on sale, products by popularity, kitchens last."""
    words, names = _read('words.json'), {product['productKey']: product['name'] for product in products()}
    sold = {variant['variantKey'] for product in products() for variant in product['variants']}
    shots = {shot['id']: shot for shot in all_shots()}
    order = list(names)
    views = ['front', 'top', 'detail']
    shown = sorted((shot for shot in shots.values() if shot['kind'] != 'lifestyle' and shot['variantKey'] in sold),
                   key=lambda shot: (order.index(shot['productKey']), views.index(shot['view'])))
    entries = {shot['id']: product_entry(shot, names[shot['productKey']], words) for shot in shown}
    entries.update({kitchen['id']: kitchen_entry(kitchen) for kitchen in kitchens()})
    return {name: entry for name, entry in entries.items() if os.path.exists(os.path.join(ORIGINALS, name + '.webp'))}


if __name__ == '__main__':
    os.makedirs(os.path.dirname(MEDIA), exist_ok=True)
    words_so_far = _read(MEDIA) if os.path.exists(MEDIA) else {}
    with open(MEDIA, 'w', encoding='utf-8') as target:
        target.write(json.dumps(with_known_words(media(), words_so_far), indent=2, ensure_ascii=False) + '\n')

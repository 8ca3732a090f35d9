#!/usr/bin/env python3
"""Makes the model of each product family whose inputs changed: export_models.py [--only PREFIX …] [--force].

Blender builds what the pictures show, `scripts/models.ts` packs and dresses it. Both together take seconds a family.
"""
import argparse
import json
import os
import subprocess
import sys

from shots import HERE, PIPELINE, fingerprint, products

KEPT = os.path.join(HERE, '..', 'public', 'models', 'models.json')
WORK = os.path.join(HERE, '..', 'var', 'imagery', 'models')
MODELS = 1  # raise it when models are to be made in another way


def _job(product):
    finishes = list(dict.fromkeys(variant['finish'] for variant in product['variants']))
    with open(os.path.join(HERE, 'finishes.json'), encoding='utf-8') as file:
        inputs = {'models': MODELS, 'shapes': PIPELINE[product['facts']['kind']], 'facts': product['facts'], 'finishes': finishes, 'surfaces': json.load(file)}
    return {'productKey': product['productKey'], 'facts': product['facts'], 'finishes': finishes, 'hash': fingerprint(inputs),
            'factsHash': fingerprint([product['facts']]), 'raw': os.path.join(WORK, product['productKey'] + '.glb')}


def jobs():
    """A model for each family of sinks and taps."""
    return [_job(product) for product in products() if product['facts']['kind'] in ('sink', 'tap')]


def _known():
    if not os.path.exists(KEPT):
        return {}
    with open(KEPT, encoding='utf-8') as file:
        return json.load(file)


def _build(jobs_file):
    # A distribution's Blender takes the Python that PATH finds first: it must be the one that Blender's numpy belongs to.
    command = ['nice', 'blender', '-b', '--python-exit-code', '1', '-P', os.path.join(HERE, 'build_models.py'), '--', jobs_file]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, universal_newlines=True, check=False,
                          env={**os.environ, 'PATH': '/usr/bin:' + os.environ['PATH']})
    built = [json.loads(line[len('BUILT '):]) for line in done.stdout.splitlines() if line.startswith('BUILT ')]
    if done.returncode:
        sys.exit('failed after %d models:\n%s' % (len(built), done.stdout[-2500:]))
    return {one['productKey']: one['measured'] for one in built}


def main():
    """Builds and packs what is asked for and not current."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--only', nargs='*', default=[], help='families that start with one of these')
    parser.add_argument('--force', action='store_true', help='make although nothing changed')
    options = parser.parse_args()
    known = _known()
    wanted = [job for job in jobs() if not options.only or any(job['productKey'].startswith(prefix) for prefix in options.only)]
    wanted = [job for job in wanted if options.force or known.get(job['productKey'], {}).get('hash') != job['hash']]
    if not wanted:
        return
    os.makedirs(WORK, exist_ok=True)
    jobs_file = os.path.join(WORK, 'jobs.json')
    with open(jobs_file, 'w', encoding='utf-8') as file:
        json.dump(wanted, file)
    measured = _build(jobs_file)
    with open(jobs_file, 'w', encoding='utf-8') as file:
        json.dump([{**job, 'measured': measured[job['productKey']]} for job in wanted], file)
    subprocess.run(['node', os.path.join(HERE, '..', 'scripts', 'models.ts'), jobs_file], check=True, cwd=os.path.join(HERE, '..'))


if __name__ == '__main__':
    main()

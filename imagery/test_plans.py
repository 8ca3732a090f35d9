"""What is built equals what the catalogue says: python3 -m unittest discover -s imagery. Needs no Blender."""
import unittest
from math import cos, pi, radians, sin
from unittest.mock import patch

from accessory_plans import FREEBOARD, accessory_plan
from plans import ANGULAR, DRAIN, FORMS, MM, sink_plan, tap_plan
from shots import PIPELINE, all_shots, input_hash, kitchens, products

CATALOGUE = products()
LANGUAGES = ('cs', 'de', 'en', 'es', 'fr', 'hu', 'it', 'ja', 'nl', 'pl', 'pt', 'uk', 'vi', 'zh')
SINKS = [(product['name'], product['facts']) for product in CATALOGUE if product['facts']['kind'] == 'sink']
TAPS = [(product['name'], product['facts']) for product in CATALOGUE if product['facts']['kind'] == 'tap']
ACCESSORIES = [(product['name'], product['facts']) for product in CATALOGUE if product['facts']['kind'] == 'accessory']


class Plans(unittest.TestCase):
    def assert_mm(self, metres, millimetres):
        self.assertAlmostEqual(metres, millimetres * MM, places=9)

    def test_sinks_have_the_sizes_of_the_catalogue(self):
        for name, facts in SINKS:
            with self.subTest(name):
                plan = sink_plan(facts)
                self.assert_mm(plan.width, facts['outer']['width'])
                self.assert_mm(plan.depth, facts['outer']['depth'])
                self.assert_mm(plan.corner, facts['outerRadius'])
                self.assert_mm(plan.rim, facts['rim'])
                self.assert_mm(plan.apron, facts['apron'] or 0)

    def test_bowls_drainers_and_tap_holes_lie_where_the_catalogue_says(self):
        for name, facts in SINKS:
            plan = sink_plan(facts)
            pairs = list(zip(plan.bowls, facts['bowls'])) + ([(plan.drainer, facts['drainer'])] if facts['drainer'] else [])
            self.assertEqual(len(plan.bowls), len(facts['bowls']))
            for built, said in pairs:
                for key in [key for key in said if key != 'grooves']:
                    with self.subTest(name, key=key):
                        self.assert_mm(getattr(built, key), said[key])
            for built, said in zip(plan.tap_holes, facts['tapHoles']):
                self.assert_mm(built.radius * 2, said['diameter'])

    def test_strainers_fit_their_bowls(self):
        for name, facts in SINKS:
            for bowl in sink_plan(facts).bowls:
                with self.subTest(name):
                    self.assertLess(bowl.drain_x + bowl.drain_radius, bowl.x + bowl.width / 2)
                    self.assertLess(bowl.drain_y + bowl.drain_radius, bowl.y + bowl.depth / 2)

    def test_drains_lie_where_the_shop_draws_them(self):
        for name, facts in SINKS:
            for built, said in zip(sink_plan(facts).bowls, facts['bowls']):
                with self.subTest(name):
                    self.assert_mm(built.drain_x, said['x'])
                    self.assert_mm(built.drain_y, said['y'] + max(0, min(DRAIN['behind'], said['depth'] / 2 - DRAIN['fromWall'])))
                    self.assertLessEqual(built.drain_radius, (facts['drain'] / 2 + DRAIN['flange']) * MM + 1e-9)

    def test_spouts_end_at_height_reach_and_outlet_of_the_catalogue(self):
        for name, facts in TAPS:
            with self.subTest(name):
                plan = tap_plan(facts)
                self.assert_mm(plan.crown + plan.bend + plan.spout_radius, facts['height'])
                self.assert_mm(plan.reach, facts['reach'])
                low = plan.height - 2 * plan.spout_radius - plan.nozzle if plan.style in ANGULAR else plan.crown - plan.drop - plan.head
                self.assert_mm(low, facts['outletHeight'])
                self.assertGreaterEqual(plan.drop, 0)
                self.assertGreaterEqual(plan.nozzle, 0)

    def test_taps_of_different_families_do_not_look_alike(self):
        self.assertEqual(set(FORMS), {product['productKey'] for product in CATALOGUE if product['facts']['kind'] == 'tap'})
        self.assertGreaterEqual(len(set(FORMS.values())), 10)
        for product in [product for product in CATALOGUE if product['facts']['kind'] == 'tap']:
            self.assertEqual(tap_plan(product['facts'], product['productKey']).form, FORMS[product['productKey']])

    def test_accessories_have_the_sizes_of_the_catalogue(self):
        for name, facts in ACCESSORIES:
            plan = accessory_plan(facts)
            for side, size in facts['size'].items():
                with self.subTest(name, side=side):
                    self.assert_mm(getattr(plan, side), size)

    def test_bins_and_bottles_hold_what_the_catalogue_says_and_stand_inside_the_whole(self):
        for name, facts in ACCESSORIES:
            plan = accessory_plan(facts)
            spans = [(held.x - held.width / 2, held.x + held.width / 2) for held in plan.bins]
            spans += [(bottle.x - bottle.radius, bottle.x + bottle.radius) for bottle in plan.bottles]
            held = [held.width * held.depth * held.height * FREEBOARD - held.volume for held in plan.bins]
            held += [pi * bottle.radius * bottle.depth / 2 * bottle.body * FREEBOARD - bottle.volume for bottle in plan.bottles]
            with self.subTest(name):
                self.assertTrue(all(spare >= 0 for spare in held))
                self.assertTrue(all(before[1] <= after[0] for before, after in zip(spans, spans[1:])))
                self.assertTrue(all(abs(edge) <= plan.width / 2 + 1e-9 for span in spans for edge in span))

    def test_baskets_pass_the_narrowest_bowl_that_they_fit(self):
        for name, facts in ACCESSORIES:
            if facts['use'] == 'basket':
                with self.subTest(name):
                    self.assertLess(accessory_plan(facts).basket, facts['fits']['bowlDepth']['min'] * MM)
                    self.assertGreater(facts['size']['depth'], facts['fits']['bowlDepth']['max'])


class Kitchens(unittest.TestCase):
    BEHIND, CLEARANCE = .06, .05  # a tap without a hole in the sink stands so far behind it; water falls so far inside a bowl's edge

    def test_the_water_falls_into_a_bowl(self):
        for shot in [shot for shot in all_shots() if shot['view'] == 'kitchen']:
            plan, turn = sink_plan(shot['sink']['facts']), radians(shot['kitchen']['tapTurn'])
            stand = plan.tap_holes[0] if plan.tap_holes else None
            x, y = (stand.x, stand.y) if stand else (0, plan.depth / 2 + self.BEHIND)
            reach = tap_plan(shot['tap']['facts']).reach
            x, y = x + reach * sin(turn), y - reach * cos(turn)
            caught = [bowl for bowl in plan.bowls
                      if abs(x - bowl.x) <= bowl.width / 2 - self.CLEARANCE and abs(y - bowl.y) <= bowl.depth / 2 - self.CLEARANCE]
            with self.subTest(shot['id']):
                self.assertTrue(caught, (x, y))

    def test_sinks_are_mounted_as_the_catalogue_allows(self):
        for shot in [shot for shot in all_shots() if shot['view'] == 'kitchen']:
            with self.subTest(shot['id']):
                self.assertIn(shot['kitchen']['mounting'], shot['sink']['facts']['mountings'])

    def test_kitchens_differ_and_are_described_in_all_languages(self):
        # A near view may be taken in a kitchen that is also shown as a whole.
        shown = [(kitchen['sink'], kitchen['tap'], kitchen['worktop']['surface'], kitchen['id'].startswith('macro-')) for kitchen in kitchens()]
        self.assertEqual(len(set(shown)), len(shown))
        for kitchen in kitchens():
            with self.subTest(kitchen['id']):
                self.assertEqual(sorted(kitchen['alt']), sorted(LANGUAGES))


class Shots(unittest.TestCase):
    def test_every_variant_has_its_picture(self):
        ids = {shot['id'] for shot in all_shots()}
        for product in CATALOGUE:
            for variant in product['variants']:
                self.assertIn(variant['variantKey'] + '--front', ids)

    def test_the_hash_follows_the_facts(self):
        shot = next(shot for shot in all_shots() if shot['view'] == 'front')
        changed = {**shot, 'facts': {**shot['facts'], 'weight': shot['facts']['weight'] + 1}}
        self.assertNotEqual(input_hash(shot), input_hash(changed))
        self.assertEqual(input_hash(shot), input_hash({**shot, 'productKey': 'renamed'}))

    def test_new_shapes_of_taps_age_taps_and_kitchens_alone(self):
        shots = {kind: next(shot for shot in all_shots() if shot.get('facts', {}).get('kind') == kind) for kind in ('sink', 'tap', 'accessory')}
        shots['kitchen'] = next(shot for shot in all_shots() if shot['view'] == 'kitchen')
        before = {kind: input_hash(shot) for kind, shot in shots.items()}
        with patch.dict(PIPELINE, {'tap': PIPELINE['tap'] + 1}):
            changed = {kind for kind, shot in shots.items() if input_hash(shot) != before[kind]}
        self.assertEqual(changed, {'tap', 'kitchen'})


if __name__ == '__main__':
    unittest.main()

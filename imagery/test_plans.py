"""What is built equals what the catalogue says: python3 -m unittest discover -s imagery. Needs no Blender."""
import unittest

from plans import ANGULAR, MM, sink_plan, tap_plan
from shots import all_shots, input_hash, products

CATALOGUE = products()
SINKS = [(product['name'], product['facts']) for product in CATALOGUE if product['facts']['kind'] == 'sink']
TAPS = [(product['name'], product['facts']) for product in CATALOGUE if product['facts']['kind'] == 'tap']


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


if __name__ == '__main__':
    unittest.main()

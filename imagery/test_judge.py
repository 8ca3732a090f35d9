"""Every fault that the judge looks for is found on made-up pixels, and a clean picture passes: python3 -m unittest discover -s imagery."""
import unittest

import numpy as np

from contact_sheet import GAP, compose
from ground import GROUND
from judge import faults, index, kind_of, line, of_granite
from picture_scores import score

LEFT, RIGHT, TOP, BOTTOM = 400, 1200, 300, 900


def clean_picture():
    """A grey box with a lit half on the ground, with a soft shadow below it."""
    picture = np.empty((1200, 1600, 3))
    picture[:] = GROUND
    for row in range(BOTTOM, BOTTOM + 200):
        picture[row, LEFT:RIGHT] *= 1 - .20 * (1 - (row - BOTTOM) / 200) ** 3
    picture[TOP:BOTTOM, LEFT:RIGHT] = 90
    picture[TOP:600, LEFT:RIGHT] = 140
    return picture


def judged(picture, kind='sink', samples=24):
    """The names of the faults of that picture."""
    return faults({**score(picture.clip(0, 255), kind), 'samples': samples})


class Judge(unittest.TestCase):
    def test_a_clean_picture_passes(self):
        self.assertEqual(judged(clean_picture()), [])

    def test_small_pictures_are_found(self):
        self.assertIn('width', judged(clean_picture()[::2, ::2]))

    def test_few_samples_are_found(self):
        self.assertEqual(judged(clean_picture(), samples=4), ['samples'])

    def test_grain_is_found(self):
        picture = clean_picture()
        picture[TOP:BOTTOM, LEFT:RIGHT] += np.random.default_rng(1).normal(0, 9, (BOTTOM - TOP, RIGHT - LEFT, 1))
        self.assertEqual(judged(picture), ['noise'])

    def test_crushed_black_is_found(self):
        picture = clean_picture()
        picture[700:800, 500:1100] = 0
        self.assertEqual(judged(picture), ['black'])

    def test_burnt_white_is_found(self):
        picture = clean_picture()
        picture[400:500, 500:1100] = 255
        self.assertEqual(judged(picture), ['white'])

    def test_an_edge_that_melts_into_the_paper_is_found(self):
        picture = clean_picture()
        picture[TOP:600, 700:RIGHT] = GROUND
        self.assertEqual(judged(picture), ['outline'])

    def test_white_against_paper_with_a_closed_edge_passes_and_with_a_faint_one_does_not(self):
        for tone, found in ((250, []), (238, ['outline'])):
            with self.subTest(tone=tone):
                picture = clean_picture()
                picture[TOP:600, LEFT:RIGHT] = tone
                picture[600:BOTTOM, LEFT:RIGHT] = 200
                self.assertEqual(judged(picture), found)

    def test_a_border_off_the_ground_is_found(self):
        picture = clean_picture()
        picture[:, -1] -= 5
        self.assertIn('border', judged(picture))

    def test_a_shadow_that_ends_in_a_line_is_found(self):
        picture = clean_picture()
        picture[1050:1150] -= 2
        self.assertEqual(judged(picture), ['step'])

    def test_a_shadow_that_is_cut_off_is_found_and_one_that_runs_out_is_not(self):
        for length, found in ((200, []), (12, ['step'])):
            with self.subTest(length=length):
                picture = clean_picture()
                down = 12 * np.clip((1100 - np.arange(BOTTOM, 1150)) / length, 0, 1)
                across = np.clip((700 - np.abs(np.arange(1600) - 800)) / 200, 0, 1)
                picture[BOTTOM:1150] = np.array(GROUND) - np.multiply.outer(down, across)[..., None]
                self.assertEqual(judged(np.round(picture)), found)

    def test_things_without_a_calm_patch_have_no_noise(self):
        picture = clean_picture()
        picture[:] = GROUND
        picture[TOP:BOTTOM, LEFT:LEFT + 24] = 90
        self.assertIsNone(score(picture, 'other')['noise'])
        self.assertEqual(judged(picture, 'other'), [])

    def test_grain_of_granite_is_allowed_what_noise_is_not(self):
        self.assertEqual([faults({'noise': 4}), faults({'grain': 4}), faults({'grain': 5})], [['noise'], [], ['grain']])

    def test_an_edge_as_light_as_the_paper_but_of_another_colour_is_seen(self):
        picture = clean_picture()
        picture[TOP:BOTTOM, LEFT:RIGHT] = np.array(GROUND) + (9, -9, 0)
        picture[TOP + 12:BOTTOM, LEFT + 12:RIGHT - 12] = 90
        self.assertEqual(judged(picture), [])

    def test_kitchens_and_details_have_no_ground_to_be_judged_against(self):
        dark = np.full((1000, 1600, 3), 120.0)
        self.assertEqual(judged(dark, 'kitchen'), [])
        self.assertEqual(judged(dark, 'detail'), [])

    def test_the_kind_is_read_from_name_and_measures(self):
        kinds = [kind_of('kitchen-garden', {}), kind_of('a--detail', {}), kind_of('a--top', {'measured': {'bowls': [200]}}), kind_of('a--front', {'measured': {}})]
        self.assertEqual(kinds, ['kitchen', 'detail', 'sink', 'other'])

    def test_granite_and_what_is_coated_like_it_are_known_by_their_facts(self):
        granite = of_granite()
        self.assertLessEqual({'delta-60-s-sand--front', 'delta-60-s--detail', 'duene-sand--front'}, granite)
        self.assertFalse(granite & {'kontor-60-white--front', 'boje-60-anthracite--front', 'lagune-60-steel--front'})

    def test_the_index_names_every_picture_with_its_verdict(self):
        good = {**score(clean_picture(), 'sink'), 'samples': 24}
        page = index({'b--front': good, 'a--front': {**good, 'samples': 2}})
        self.assertIn('1 of 2 pictures pass', page)
        self.assertIn(line('b--front', good), page)
        self.assertTrue(line('a--front', {**good, 'samples': 2}).endswith('| samples |'))

    def test_the_sheet_shows_every_tile_at_its_place_and_ground_between(self):
        sheet = compose([np.full((9, 12, 3), tone, np.uint8) for tone in (10, 20, 30)], columns=2, size=(12, 9))
        self.assertEqual(sheet.shape, (2 * 9 + 3 * GAP, 2 * 12 + 3 * GAP, 3))
        self.assertEqual([sheet[GAP, GAP, 0], sheet[GAP, 2 * GAP + 12, 0], sheet[2 * GAP + 9, GAP, 0]], [10, 20, 30])
        self.assertEqual(tuple(sheet[0, 0]), GROUND)


if __name__ == '__main__':
    unittest.main()

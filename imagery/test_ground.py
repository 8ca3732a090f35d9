"""Shadows end along the product, media keep their words: python3 -m unittest discover -s imagery. Needs no Blender."""
import unittest

import numpy as np

from ground import GROUND_LINEAR, on_ground
from write_media import with_known_words


def _studio(product_tone, shade=0.0):
    """A product in the middle of a large frame whose paper everywhere lies in a faint shadow, laid on the ground."""
    light = np.full((300, 400, 3), .5, np.float32)
    light[:] *= .93
    product = np.zeros((300, 400), np.float32)
    product[120:180, 150:250] = 1
    light[120:180, 150:250] = product_tone
    return on_ground(light, np.full((75, 100, 3), .5, np.float32), product, 400, shade=shade)


class Ground(unittest.TestCase):
    def test_a_shadow_ends_along_the_product_before_the_border_of_what_was_rendered(self):
        picture = _studio(.2)
        self.assertTrue(np.allclose(picture[:50], GROUND_LINEAR, atol=2e-3))
        self.assertTrue(np.allclose(picture[:, :80], GROUND_LINEAR, atol=2e-3))
        self.assertLess(picture[112, 200].mean(), GROUND_LINEAR.mean() - .02)

    def test_shade_darkens_the_paper_along_the_outline_and_nothing_far_from_it(self):
        bare, shaded = _studio(.6), _studio(.6, .28)
        self.assertLess(shaded[118, 200].mean(), bare[118, 200].mean() - .02)
        self.assertTrue(np.allclose(shaded[40, 40], bare[40, 40]))
        self.assertTrue(np.allclose(shaded[150, 200], bare[150, 200]))


class Words(unittest.TestCase):
    def test_words_of_further_languages_are_kept_and_new_ones_win(self):
        entries = with_known_words({'a': {'kind': 'lifestyle', 'alt': {'de': 'neu'}}}, {'a': {'alt': {'de': 'alt', 'nl': 'oud'}}, 'b': {'alt': {}}})
        self.assertEqual(entries, {'a': {'kind': 'lifestyle', 'alt': {'de': 'neu', 'nl': 'oud'}}})


if __name__ == '__main__':
    unittest.main()

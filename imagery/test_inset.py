"""A part is laid in where it belongs, and its edges are not seen."""
import unittest

import numpy as np

from inset import FADE, laid_in, pixel_area


class Inset(unittest.TestCase):
    """A bright part in a dark picture."""

    def setUp(self):
        self.whole = np.full((200, 300, 3), 40, np.uint8)

    def test_replaces_the_middle_and_leaves_the_rest(self):
        done = laid_in(self.whole, np.full((120, 150, 3), 140, np.uint8), [50, 40, 200, 160])
        self.assertEqual(done[100, 125].tolist(), [140, 140, 140])
        self.assertEqual(done[30, 125].tolist(), [40, 40, 40])
        self.assertTrue((done[:, :50] == 40).all() and (done[:, 200:] == 40).all())

    def test_fades_so_that_no_step_is_seen(self):
        row = laid_in(self.whole, np.full((120, 150, 3), 140, np.uint8), [50, 40, 200, 160])[100, :, 0].astype(int)
        self.assertLessEqual(np.abs(np.diff(row)).max(), 100 // FADE + 1)

    def test_does_not_fade_at_the_border_of_the_picture(self):
        done = laid_in(self.whole, np.full((200, 150, 3), 140, np.uint8), [0, 0, 150, 200])
        self.assertEqual(done[0, 0].tolist(), [140, 140, 140])
        self.assertEqual(done[199, 100].tolist(), [140, 140, 140])

    def test_refuses_a_part_of_another_size(self):
        with self.assertRaises(ValueError):
            laid_in(self.whole, self.whole, [0, 0, 10, 10])

    def test_knows_an_area_in_pixels(self):
        self.assertEqual(pixel_area([.25, .1, .5, 1], 2400, 1500), [600, 150, 1200, 1500])


if __name__ == '__main__':
    unittest.main()

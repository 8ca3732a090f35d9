"""The denoiser takes grain out and keeps what the guides show: python3 -m unittest discover -s imagery. Needs no Blender."""
import unittest

import numpy as np

from denoise import denoise


class Denoise(unittest.TestCase):
    def setUp(self):
        y, x = np.mgrid[0:160, 0:208] / 100
        light = np.stack([.5 + .3 * np.sin(x), .5 + .3 * np.cos(y), .5 + 0 * y], 2)
        self.albedo = np.where(((x * 10).astype(int) + (y * 10).astype(int)) % 2, .7, .2)[..., None].repeat(3, 2).astype(np.float32)
        self.true = (light * self.albedo).astype(np.float32)
        self.normal = np.dstack([0 * y, 0 * y, 0 * y + 1]).astype(np.float32)
        self.grainy = self.true * np.random.default_rng(7).gamma(4, .25, self.true.shape).astype(np.float32)

    def error(self, picture):
        return np.abs(picture - self.true).mean()

    def test_grain_goes_and_the_pattern_of_the_surface_stays(self):
        clean = denoise(self.grainy, self.albedo, self.normal)
        self.assertLess(self.error(clean), self.error(self.grainy) / 5)

    def test_the_edge_is_as_clean_as_the_middle(self):
        height, width = 152, 200
        clean = denoise(self.grainy[:height, :width], self.albedo[:height, :width], self.normal[:height, :width])
        wrong = np.abs(clean - self.true[:height, :width])
        self.assertLess(wrong[-3:].mean(), 2 * wrong.mean())
        self.assertLess(wrong[:, -3:].mean(), 2 * wrong.mean())

    def test_brightness_is_kept(self):
        for exposure in (.1, 10):
            with self.subTest(exposure):
                clean = denoise(self.grainy * exposure, self.albedo, self.normal)
                self.assertAlmostEqual(clean.mean() / (self.true.mean() * exposure), 1, delta=.03)


if __name__ == '__main__':
    unittest.main()

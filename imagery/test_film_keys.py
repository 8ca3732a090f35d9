"""The light of a film lies between its keyframes, and is the kitchen's own where they say nothing."""
import json
import os
import unittest

from film_keys import light_at
from shots import HERE

OWN = {'power': 4, 'sun': [1, 0, 0], 'leaves': 20}
FILM = {'frames': 5, 'light': [{'at': 0, 'power': 0, 'sun': [0, 1, 0]}, {'at': .5}, {'at': 1, 'power': 2}]}


class LightOfFilm(unittest.TestCase):
    def test_keyframes_are_met(self):
        self.assertEqual(light_at(FILM, OWN, 0)['power'], 0)
        self.assertEqual(light_at(FILM, OWN, 2)['power'], 4)
        self.assertEqual(light_at(FILM, OWN, 4)['power'], 2)

    def test_between_two_keyframes_lies_what_is_between_them(self):
        light = light_at(FILM, OWN, 1)
        self.assertEqual((light['power'], light['sun']), (2, [.5, .5, 0]))

    def test_a_count_stays_a_count(self):
        self.assertIs(type(light_at(FILM, OWN, 1)['leaves']), int)

    def test_every_film_begins_at_nought_and_ends_at_one_in_a_kitchen_that_there_is(self):
        folder = os.path.join(HERE, 'films')
        for name in os.listdir(folder):
            with open(os.path.join(folder, name), encoding='utf-8') as file:
                film = json.load(file)
            times = [key['at'] for key in film['light']]
            self.assertEqual((times[0], times[-1], times), (0, 1, sorted(times)))
            self.assertTrue(os.path.exists(os.path.join(HERE, 'kitchens', film['kitchen'] + '.json')))


if __name__ == '__main__':
    unittest.main()

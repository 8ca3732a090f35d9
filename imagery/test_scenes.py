"""Checks rooms and running water on the files of `kitchens/`, without Blender."""
import unittest
from math import cos, hypot, radians, sin

from plans import sink_plan, tap_plan
from shots import all_shots

BEHIND = .06  # a tap without a hole in the sink stands so far behind it
FLOOR = .9
SHOTS = [shot for shot in all_shots() if shot['view'] == 'kitchen']


def landing(shot):
    """Where the water of a kitchen's tap falls, and the plan of its sink."""
    plan, turn = sink_plan(shot['sink']['facts']), radians(shot['kitchen']['tapTurn'])
    stand = plan.tap_holes[0] if plan.tap_holes else None
    x, y = (stand.x, stand.y) if stand else (0, plan.depth / 2 + BEHIND)
    reach = tap_plan(shot['tap']['facts']).reach
    return x + reach * sin(turn), y - reach * cos(turn), plan


class RunningWater(unittest.TestCase):
    def test_it_lands_on_the_floor_of_a_bowl_beside_its_drain(self):
        running = [shot for shot in SHOTS if 'water' in shot['kitchen']]
        self.assertGreaterEqual(len(running), 2)
        for shot in running:
            x, y, plan = landing(shot)
            with self.subTest(shot['id']):
                self.assertTrue(all(hypot(bowl.drain_x - x, bowl.drain_y - y) > bowl.drain_radius + .02 for bowl in plan.bowls))
                self.assertTrue(any(abs(bowl.x - x) < bowl.width / 2 - bowl.bottom and abs(bowl.y - y) < bowl.depth / 2 - bowl.bottom for bowl in plan.bowls))


class Rooms(unittest.TestCase):
    def test_their_camera_stands_inside_at_the_height_of_eyes_and_holds_walls_upright(self):
        rooms = [shot for shot in SHOTS if 'room' in shot['kitchen']]
        self.assertGreaterEqual(len(rooms), 2)
        for shot in rooms:
            room, view = shot['kitchen']['room'], shot['kitchen']['camera']
            around, above = radians(view['azimuth']), radians(view['elevation'])
            eye = [view['target'][0] + view['distance'] * sin(around) * cos(above), view['target'][1] - view['distance'] * cos(around) * cos(above),
                   view['target'][2] + view['distance'] * sin(above)]
            with self.subTest(shot['id']):
                self.assertEqual(view['tilt'], 0)
                self.assertTrue(room['left'] < eye[0] < room['right'] and room['front'] < eye[1] < shot['kitchen']['wall']['y'])
                self.assertTrue(1.3 < eye[2] + FLOOR < 1.75)

    def test_their_sun_comes_through_a_window(self):
        # The room is open behind the camera: sun that travelled from there would shine through a wall that is not built.
        for shot in [shot for shot in SHOTS if 'room' in shot['kitchen'] and shot['kitchen']['light']['power']]:
            aside, onward, _ = shot['kitchen']['light']['sun']
            with self.subTest(shot['id']):
                self.assertTrue(onward < 0 or abs(aside) > 2 * onward)

    def test_their_windows_are_between_floor_and_ceiling(self):
        for shot in [shot for shot in SHOTS if 'room' in shot['kitchen']]:
            room = shot['kitchen']['room']
            for window in room['windows']:
                with self.subTest(shot['id']):
                    self.assertIn(window['wall'], ('left', 'right'))
                    self.assertTrue(-FLOOR < window['low'] and window['low'] + window['height'] < room['ceiling'])


if __name__ == '__main__':
    unittest.main()

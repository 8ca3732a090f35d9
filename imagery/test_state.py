"""What is said of an original: missing, old, a draft, or current."""
import unittest

from render_all import SIDECAR, read_sidecar, state
from shots import all_shots, facts_hash, input_hash

SHOT = next(shot for shot in all_shots() if shot['view'] == 'front')


def known(**changes):
    """The sidecar's entry of a current picture, with changes."""
    entry = {'hash': input_hash(SHOT), 'samples': SHOT['samples'], 'width': SHOT['width'], 'height': SHOT['height'], 'facts': facts_hash(SHOT), **changes}
    if entry['samples'] != SHOT['samples'] and 'hash' not in changes:
        entry['hash'] = input_hash({**SHOT, 'samples': entry['samples']})
    return {SHOT['id']: entry}


class State(unittest.TestCase):
    """One shot, and what the sidecar may say of it."""

    def test_is_missing_without_an_entry(self):
        self.assertEqual(state(SHOT, {}), 'missing')

    def test_is_current_with_the_same_inputs_and_as_many_samples(self):
        self.assertEqual(state(SHOT, known()), 'current')

    def test_is_a_draft_with_fewer_samples(self):
        self.assertEqual(state(SHOT, known(samples=8)), 'draft')

    def test_is_old_when_an_input_has_changed(self):
        self.assertEqual(state(SHOT, known(hash='0' * 16)), 'old')

    def test_what_was_supplied_ages_with_the_facts_alone(self):
        self.assertEqual(state(SHOT, known(hash='0' * 16, supplied=True)), 'current')
        self.assertEqual(state(SHOT, known(facts='0' * 16, supplied=True)), 'old')

    def test_nothing_that_is_kept_is_missing(self):
        sidecar = read_sidecar()
        self.assertTrue(sidecar, SIDECAR)
        self.assertEqual([shot['id'] for shot in all_shots() if state(shot, sidecar) == 'missing'], [])


if __name__ == '__main__':
    unittest.main()

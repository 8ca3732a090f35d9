import { expect, test } from 'vitest';
import { allParts, chooseParts, coreParts } from './parts.ts';

const namesOf = (parts: readonly { name: string }[]): string[] => parts.map(({ name }) => name);

test('parts run in order, and the build before those that need one', () => {
  expect(namesOf(chooseParts(['visual', 'journeys']))).toEqual(['build', 'journeys', 'visual']);
  expect(namesOf(chooseParts(['endurance']))).toEqual(['endurance']);
  expect(namesOf(chooseParts(['build', 'visual']))).toEqual(['build', 'visual']);
});

test('without a name everything is run, which is more than npm test', () => {
  expect(chooseParts([])).toEqual([...allParts]);
  expect(allParts.length).toBeGreaterThan(coreParts.length);
});

test('an unknown part is rejected with a list of the known ones', () => {
  expect(() => chooseParts(['journey'])).toThrow('No part is called journey. There are: validate, endurance, build, journeys');
});

import { expect, test } from 'vitest';
import { allParts, chooseParts, coreParts } from './parts.ts';

const namesOf = (parts: readonly { name: string }[]): string[] => parts.map(({ name }) => name);

test('parts come in their order, and the build before those that need one', () => {
  expect(namesOf(chooseParts(['visual', 'journeys']))).toEqual(['build', 'journeys', 'visual']);
  expect(namesOf(chooseParts(['endurance']))).toEqual(['endurance']);
  expect(namesOf(chooseParts(['build', 'visual']))).toEqual(['build', 'visual']);
});

test('without a name everything is run, and more than npm test runs', () => {
  expect(chooseParts([])).toEqual([...allParts]);
  expect(allParts.length).toBeGreaterThan(coreParts.length);
});

test('a name that no part has is refused with those that there are', () => {
  expect(() => chooseParts(['journey'])).toThrow('No part is called journey. There are: validate, endurance, build, journeys');
});

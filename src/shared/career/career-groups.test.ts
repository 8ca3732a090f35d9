import fc from 'fast-check';
import { expect, test } from 'vitest';
import { careerTabs, groupJobs } from './career-groups.ts';

const entry = (typeName: string, id: string, isInitiative = false) => ({ typeName, id, isInitiative });

test('J-01 groups by type name, in reverse order, with the initiative application separate', () => {
  const groups = groupJobs([
    entry('Professionals', 'a'),
    entry('Students: thesis', 'b'),
    entry('Managers', 'c'),
    entry('Apprenticeship', 'd'),
    entry('Professionals', 'e', true),
  ]);
  expect(groups.professionals.map(({ id }) => id)).toEqual(['c', 'a']);
  expect(groups.students.map(({ id }) => id)).toEqual(['b']);
  expect(groups.pupils.map(({ id }) => id)).toEqual(['d']);
  expect(groups.initiative?.id).toBe('e');
});

test('J-01 every job is in exactly one tab', () => {
  const typeName = fc.oneof(fc.string(), fc.constantFrom('Professionals', 'Managers', 'Students', 'Students: internship', 'students'));
  fc.assert(
    fc.property(fc.array(typeName), (types) => {
      const groups = groupJobs(types.map((type, index) => entry(type, String(index))));
      const ids = careerTabs.flatMap((tab) => groups[tab].map(({ id }) => Number(id)));
      expect(ids.toSorted((a, b) => a - b)).toEqual(types.map((_, index) => index));
    }),
  );
});

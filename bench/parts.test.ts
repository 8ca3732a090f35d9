import { expect, test } from 'vitest';
import { chooseParts, parts } from './parts.ts';

test('without names everything is measured, otherwise the named parts in their order', () => {
  expect(chooseParts([])).toEqual(Object.keys(parts));
  expect(chooseParts(['page', 'next'])).toEqual(['next', 'page']);
  expect(() => chooseParts(['next', 'moon'])).toThrow('There is no part moon: next, documents');
});

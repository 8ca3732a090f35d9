import { expect, test } from 'vitest';
import { chooseParts, parts } from './parts.ts';

test('everything is measured when nothing is named, in one order else', () => {
  expect(chooseParts([])).toEqual(Object.keys(parts));
  expect(chooseParts(['page', 'next'])).toEqual(['next', 'page']);
  expect(() => chooseParts(['next', 'moon'])).toThrow('There is no part moon: next, documents');
});

import { expect, test } from 'vitest';
import { stories } from './all.ts';
import { storySlugs } from './slugs.ts';

test('T-05 every story has a path of its own', () => {
  const slugs = stories.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs).toEqual(storySlugs);
});

test.each(stories.map((story) => [story.title, story] as const))('T-05 %s: examples have unique ids', (_, { variants }) => {
  const ids = variants.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

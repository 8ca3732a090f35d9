import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entryOf, openTypes, textOfEntry } from '../scripts/stories/entry-of.ts';
import { stories } from './all.ts';

const types = openTypes();
// Reading the types of a story is what takes the time.
const entriesBySlug = new Map<string, ReturnType<typeof entryOf>>();
const readEntry = (story: (typeof stories)[number]): ReturnType<typeof entryOf> => {
  const entry = entriesBySlug.get(story.slug) ?? entryOf(types, story);
  entriesBySlug.set(story.slug, entry);
  return entry;
};
const fileOf = (slug: string): string => `stories/generated/${slug}.json`;

test('T-05 there is a generated file for each story and for nothing else', () => {
  expect(readdirSync('stories/generated').toSorted()).toEqual(stories.map(({ slug }) => `${slug}.json`).toSorted());
});

test.each(stories.map((story) => [story.slug, story] as const))(
  'T-05 %s: what is generated is what its types and styles say now; after a change run `npm run stories:index`',
  (slug, story) => {
    expect(existsSync(fileOf(slug)) && readFileSync(fileOf(slug), 'utf8')).toBe(textOfEntry(readEntry(story)));
  },
);

test.each(stories.map((story) => [story.slug, story] as const))(
  'T-05 %s: each component and each of its properties says what it means',
  (_, story) => {
    const { sources } = readEntry(story);
    const silent = sources.flatMap(({ name, meaning, props }) => [
      ...(meaning === '' ? [name] : []),
      ...props.filter((prop) => prop.meaning === '').map((prop) => `${name} ${prop.name}`),
    ]);
    expect(silent).toEqual([]);
  },
);

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entryOf, openTypes, textOfEntry } from '../scripts/stories/entry-of.ts';
import { entryOfModule } from '../scripts/stories/entry-of-module.ts';
import { stories } from './all.ts';
import type { StoryEntry } from './entry.ts';
import { slugOfModule } from './modules/module-story.ts';
import { moduleStories } from './modules.ts';

const types = openTypes();
const makers: readonly (readonly [string, () => StoryEntry])[] = [
  ...stories.map((story) => [story.slug, () => entryOf(types, story)] as const),
  ...moduleStories.map((story) => [slugOfModule(story.uid), () => entryOfModule(types, story)] as const),
];
// Reading the types of a story is the slow part.
const entriesBySlug = new Map<string, StoryEntry>();
const readEntry = (slug: string, make: () => StoryEntry): StoryEntry => {
  const entry = entriesBySlug.get(slug) ?? make();
  entriesBySlug.set(slug, entry);
  return entry;
};
const fileOf = (slug: string): string => `stories/generated/${slug}.json`;

test('T-05 there is a generated file for each story and for nothing else', () => {
  expect(readdirSync('stories/generated').toSorted()).toEqual(makers.map(([slug]) => `${slug}.json`).toSorted());
});

test.each(makers)('T-05 %s: the generated file matches its types and styles; after a change run `npm run stories:index`', (slug, make) => {
  expect(existsSync(fileOf(slug)) && readFileSync(fileOf(slug), 'utf8')).toBe(textOfEntry(readEntry(slug, make)));
});

test.each(makers)('T-05 %s: each component and each of its properties has a description', (slug, make) => {
  const { sources } = readEntry(slug, make);
  const silent = sources.flatMap(({ name, meaning, props }) => [
    ...(meaning === '' ? [name] : []),
    ...props.filter((prop) => prop.meaning === '').map((prop) => `${name} ${prop.name}`),
  ]);
  expect(silent).toEqual([]);
});

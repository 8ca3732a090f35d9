import { expect, test } from 'vitest';
import type { StoryTexts } from '../../src/shared/catalogue/story-file.ts';
import { readLibrary } from './library.ts';
import { checkStories } from './stories.ts';

const { library } = await readLibrary('content');
if (!library) throw new Error('No content');
const { content } = library;

const german = content.storyTexts.de ?? {};
const withGerman = (own: StoryTexts) =>
  checkStories({ ...library, content: { ...content, storyTexts: { ...content.storyTexts, de: { ...german, ...own } } } });
const [shape, ...others] = content.stories['delta-60-s'] ?? [];
if (!shape) throw new Error('Delta 60 S has a story');
const withChapters = (...chapters: (typeof others)[number][]) =>
  checkStories({ ...library, content: { ...content, stories: { 'delta-60-s': chapters } } }).filter(
    ({ file }) => file === 'stories/stories.json',
  );

test('the stories of this shop are valid', () => {
  expect(checkStories(library)).toEqual([]);
});

test('a typed number duplicates a fact: it is reported, in any digits', () => {
  const typed = withGerman({ 'granite-material': { headline: '13,2 kg Quarz und Harz', text: 'Die Wand ist ７ mm stark.' } });
  expect(typed.map(({ message }) => message.slice(0, 36))).toEqual([
    "granite-material: '13,2' is typed: n",
    "granite-material: '７' is typed: name",
  ]);
  expect(typed[0]?.file).toBe('stories/de.json');
});

test('a value that a product of the chapter does not have is reported for each of them', () => {
  const unfilled = withGerman({ 'granite-material': { headline: 'Quarz und Harz', text: 'Der Schlauch ist {{hose}} lang.' } });
  expect(unfilled.map(({ message }) => message)).toEqual(
    ['delta-60-s', 'delta-80', 'delta-45'].map((key) => `granite-material: '{{hose}}' has no value in the facts of ${key}`),
  );
});

test('chapters without text, and texts without a chapter, are reported by language', () => {
  const { 'tap-fit': _, ...rest } = german;
  const found = checkStories({
    ...library,
    content: {
      ...content,
      storyTexts: { ...content.storyTexts, de: { ...rest, nowhere: { headline: 'Nirgends', text: 'Niemand liest das.' } } },
    },
  });
  expect(found).toEqual([
    { file: 'stories/de.json', message: 'tap-fit: is missing' },
    { file: 'stories/de.json', message: 'nowhere: no story has such a chapter' },
  ]);
});

test('pictures must exist and be unique, lines be in the facts, and each chapter have something to show', () => {
  const messages = withChapters(
    { ...shape, picture: 'nothing--top' },
    { chapter: 'granite-material', kind: 'material', picture: 'delta-60-s--detail' },
    { chapter: 'granite-care', kind: 'care', picture: 'delta-60-s--detail' },
    { chapter: 'delta-fit', kind: 'fit', lines: ['width', 'reach'] },
    { chapter: 'delta-60-s-use', kind: 'fit' },
  ).map(({ message }) => message);
  expect(messages).toEqual([
    "delta-60-s.shape: no picture 'nothing--top'",
    "delta-60-s.fit: the facts have no 'reach'",
    'delta-60-s.fit: needs a picture, a drawing or lines',
    "delta-60-s: 'delta-60-s--detail' is shown twice",
    "delta-60-s: two chapters of the kind 'fit'",
  ]);
});

import { expect, test } from 'vitest';
import { searchFile } from '../../src/shared/content/search-file.ts';
import { readLibrary } from './library.ts';
import { checkSearchWords } from './search-words.ts';

const words = {
  popular: ['ab', 'cd', 'ef'],
  hints: [{ keywords: ['ab'], text: 'More:', page: 'nothing' }],
  idle: ['mit'],
  meanings: { 'material/granite': ['granit*', 'ohne abtropf*'] },
};

test('B-15 every language has its shoppers’ own words for things, and refers only to existing pages', async () => {
  const { library } = await readLibrary('content');
  if (!library) throw new Error('content is refused');
  expect(checkSearchWords(library)).toEqual([]);
  const search = { de: { ...words, meanings: { 'page/nowhere': ['x'] } } };
  const findings = checkSearchWords({ ...library, content: { ...library.content, search } });
  expect(findings).toContainEqual({ file: 'search/de.json', message: "meanings: 'page/nowhere' names no page" });
  expect(findings).toContainEqual({ file: 'search/de.json', message: "hints: 'nothing' names no page" });
  expect(findings).toContainEqual({ file: 'search/vi.json', message: 'is missing' });
});

test('B-15 meanings exist in the catalogue, and a star ends a word', () => {
  expect(searchFile.safeParse(words).success).toBe(true);
  for (const meanings of [
    { 'material/marble': ['x'] },
    { sinks: [] },
    { sinks: ['sp*le'] },
    { sinks: ['*'] },
    { 'document/manual': ['x'] },
  ])
    expect(searchFile.safeParse({ ...words, meanings }).success).toBe(false);
});

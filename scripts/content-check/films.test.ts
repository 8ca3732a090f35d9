import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkFilms } from './films.ts';
import { readLibrary } from './library.ts';

const { library } = await readLibrary('content');
const readContent = async () => {
  if (!library) throw new Error('No library');
  return library;
};

test('content:check finds the films of the pages and all their captions', async () => {
  expect(await checkFilms(await readContent())).toEqual([]);
});

test('content:check reports a missing film and missing captions', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'undula-films-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(path.join(folder, 'films'));
  for (const language of ['de', 'en', 'fr']) writeFileSync(path.join(folder, `films/from-above-${language}.vtt`), '');
  const messages = (await checkFilms(await readContent(), folder))
    .filter(({ file }) => file === 'pages/installation/de.json')
    .map(({ message }) => message.replace(/.*no file /, '').replace(folder, ''));
  expect(messages).toEqual([expect.stringMatching(/^\/films\/from-above-\w+\.mp4$/), '/films/from-above-ja.vtt']);
});

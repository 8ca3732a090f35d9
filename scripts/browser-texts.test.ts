import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { serverOnly, withoutServerTexts } from './browser-texts.ts';

const german = readFileSync('translations/de.json', 'utf8');

test('browsers get every text but those that only the server uses', () => {
  const all = Object.keys(JSON.parse(german) as object);
  expect(all).toEqual(expect.arrayContaining([...serverOnly]));
  expect(Object.keys(JSON.parse(withoutServerTexts(german)) as object)).toEqual(all.filter((name) => !serverOnly.includes(name)));
});

test('nothing that runs in a browser uses a text of the server', () => {
  const said = new RegExp(`['"\`](?:${serverOnly.join('|')})\\.[a-z]`, 'i');
  const files = globSync('src/{client,state}/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => said.test(readFileSync(file, 'utf8')))).toEqual([]);
});

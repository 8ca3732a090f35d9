import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sectionSchemas } from '#server-modules/schemas.ts';
import { pageTexts, type Section } from '#shared/content/page-file.ts';

const sections: Section[] = globSync('content/pages/*/de.json').flatMap(
  (file) => pageTexts.parse(JSON.parse(readFileSync(file, 'utf8'))).sections,
);
const dataOf = (uid: string): string => JSON.stringify(sections.filter((one) => one.uid === uid).map(({ data }) => data));

test('M-01 M-34 M-35 every module is on a page of the shop', () => {
  const used = new Set(sections.map(({ uid }) => uid));
  expect(Object.keys(sectionSchemas).filter((uid) => !used.has(uid))).toEqual([]);
});

test.each([
  ['M-02', 'text-infobox', '"downloads":[{'],
  ['M-03', 'media', '"kind":"mp4"'],
  ['M-30', 'numbered-list', '"secondImage":{'],
  ['M-32', 'select-complex', '"variant":{"identifier":"icon"'],
  ['M-32', 'select-complex', '"variant":{"identifier":"code"'],
])('%s %s: a page uses this feature, %s', (_, uid, look) => {
  expect(dataOf(uid)).toContain(look);
});

import { expect, test } from 'vitest';
import { parseRichText } from '#shared/rich-text/parse-rich-text.ts';
import read from './legacy-texts.json' with { type: 'json' };
import { legacyTexts } from './legacy-texts.ts';

test('T-05 the story of legacy texts matches the current parser; after a change run `npm run stories:index`', () => {
  const now = Object.entries(legacyTexts).map(([name, html]) => [name, parseRichText(html)]);
  expect(read).toEqual(JSON.parse(JSON.stringify(Object.fromEntries(now))));
});

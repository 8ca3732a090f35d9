import { buffer } from 'node:stream/consumers';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { expect, test } from 'vitest';
import type { Language } from '#shared/country/countries.ts';
import { createPen, isUnprintable } from './pdf.ts';
import { runsOf } from './runs.ts';

type Glyph = { originalCharCode: number; unicode: string };

/** Draws a line and extracts from the page the number of every glyph, and the text. */
const drawn = async (text: string, language: Language, weight: 400 | 600 = 400, width = 480) => {
  const { document, write } = await createPen('Names', language, [text], false);
  write(text, { size: 11, x: 50, y: 50, width, weight });
  document.end();
  const page = await (await getDocumentProxy(new Uint8Array(await buffer(document)), { verbosity: 0 })).getPage(1);
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const shown = argsArray.filter((_, at) => fnArray[at] === OPS.showText).flatMap(([glyphs]) => glyphs as (Glyph | number)[]);
  const { items } = await page.getTextContent();
  return {
    glyphs: shown.filter((glyph): glyph is Glyph => typeof glyph !== 'number').map(({ originalCharCode }) => originalCharCode),
    text: items.map((item) => ('str' in item ? item.str : '')).join(''),
    items: items.flatMap((item) => ('str' in item ? [{ text: item.str, top: Number(item.transform[5]) }] : [])),
  };
};

const bare = (text: string): string => text.replaceAll(/\s/g, '').normalize('NFC');

test.each([
  ['de', '太郎 田中'],
  ['de', 'Παπαδόπουλος ΕΠΕ'],
  ['de', 'Ґудзь Їжаківна'],
  ['uk', 'Ґудзь Їжаківна'],
  ['ja', '𠮷田 花子'],
  ['ja', '髙橋 﨑子'],
  ['ja', 'Łukasz Đặng'],
  ['vi', 'Nguyễn Thị Ánh'],
  ['vi', 'Nguyễn Thị Ánh'.normalize('NFD')],
  ['en', '김민준 서울'],
  ['en', 'สมชาย ใจดี'],
  ['zh', '王小明 鬱金香'],
  ['de', 'Ștefan Şahin Țurcanu'],
  ['de', 'Иван Щукин'],
] as const)('B-20 O-04 a PDF in %s draws %s with real glyphs', async (language, name) => {
  const { glyphs, text } = await drawn(name, language);
  expect(isUnprintable(name, language)).toBe(false);
  expect(glyphs.length).toBeGreaterThan(0);
  expect(glyphs.filter((glyph) => glyph === 0)).toEqual([]);
  expect(bare(text)).toBe(bare(name));
});

test.each(['محمد الأمين', 'דוד בן גוריון'])('B-20 O-04 %s is drawn with real glyphs, its words from right to left', async (name) => {
  const { glyphs } = await drawn(name, 'en', 600);
  expect(isUnprintable(name, 'en')).toBe(false);
  expect(glyphs.filter((glyph) => glyph === 0)).toEqual([]);
  const words = name.split(' ');
  const seen = runsOf(`Ada ${name} 12`, 'en')
    .map(({ text }) => text.trim())
    .filter(Boolean);
  expect(seen).toEqual(['Ada', ...words.toReversed(), '12']);
});

test('B-20 O-04 a long name from right to left begins on its first line', async () => {
  const words = ['דוד', 'בן', 'גוריון', 'ובניו'];
  const { items } = await drawn(words.join(' '), 'en', 400, 50);
  const rows = Map.groupBy(items, ({ top }) => top);
  const tops = [...rows.keys()].toSorted((a, b) => b - a);
  const lines = tops.map((top) => (rows.get(top) ?? []).map(({ text }) => text.trim()).filter(Boolean));
  expect(lines.map((line) => line.toReversed())).toEqual([words.slice(0, 2), words.slice(2)]);
});

test('B-20 O-04 Arabic letters are joined: initial, medial and final forms are different glyphs', async () => {
  const count = async (text: string): Promise<number> => new Set((await drawn(text, 'en')).glyphs).size;
  expect([await count('\u0647'), await count('\u0647\u0647\u0647')]).toEqual([1, 3]);
});

test('B-20 O-04 a character without a glyph is detected before paying, and is omitted where it occurs all the same', async () => {
  for (const text of ['Kochhaus 🍳', '👨‍👩‍👧', '\u{E000}']) expect([text, isUnprintable(text, 'de')]).toEqual([text, true]);
  for (const text of ['Kochhaus', 'می\u200cخواهم', 'a\uFE0F', '']) expect([text, isUnprintable(text, 'de')]).toEqual([text, false]);
  const { glyphs, text } = await drawn('Kochhaus 🍳 AG', 'de');
  expect([glyphs.includes(0), bare(text)]).toEqual([false, 'KochhausAG']);
});

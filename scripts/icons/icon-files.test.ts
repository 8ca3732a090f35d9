import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { countries } from '#shared/country/countries.ts';
import { drawingsOf, iconFiles } from './icon-files.ts';

const files = iconFiles();
const icons = [...drawingsOf('icons')];
const flags = [...drawingsOf('flags')];
const marks = [...drawingsOf('payment-marks')];
const shapesOf = (svg: string): string => svg.replace(/<svg[^>]*>|<\/svg>|\s+$/g, '');

test.each(Object.entries(files))('T-02 %s is up to date; after a change run `node scripts/icons.ts`', (path, text) => {
  expect(readFileSync(path, 'utf8')).toBe(text);
});

test('T-02 some hundred icons, a flag per country and for none, payment marks for three cards, three wallets, nine local methods', () => {
  expect(icons.length).toBeGreaterThanOrEqual(100);
  expect(flags.map(([name]) => name)).toEqual([...Object.keys(countries), 'int'].toSorted());
  const cardsAndWallets = ['apple-pay', 'google-pay', 'maestro', 'mastercard', 'paypal', 'visa'];
  const local = ['alipay', 'bancontact', 'blik', 'eps', 'ideal', 'mb-way', 'przelewy24', 'twint', 'wechat-pay'];
  expect(marks.map(([name]) => name)).toEqual([...cardsAndWallets, ...local].toSorted());
});

test('T-02 the icon sprite, which every page loads, stays small', () => {
  expect(files['public/icons.svg']?.length).toBeLessThan(40_000);
  expect(gzipSync(files['public/icons.svg'] ?? '').length).toBeLessThan(7000);
});

const header =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">';

test.each(icons)('T-02 icon %s follows the grid', (_, svg) => {
  expect(svg.startsWith(header)).toBe(true);
  const shapes = shapesOf(svg);
  expect(shapes).not.toMatch(/stroke|style|class|transform|<(?!path|circle|ellipse)/);
  expect(shapes.match(/fill="(?!currentColor")/)).toBeNull();
  expect(svg.length).toBeLessThanOrEqual(1024);
});

test.each(marks)('T-02 payment mark %s has the colour of the text', (_, svg) => {
  expect(svg).toContain('viewBox="0 0 48 32"');
  expect(svg).not.toMatch(/#|<image|style=/);
  expect(svg.length).toBeLessThanOrEqual(1024);
});

test.each(flags)('T-02 flag %s has the ratio 3 : 2', (_, svg) => {
  expect(svg).toContain('viewBox="0 0 24 16"');
  expect(svg).not.toMatch(/<image|style=|href/);
});

test('T-02 no drawing is listed twice', () => {
  const seen = new Map<string, string>();
  for (const [name, svg] of [...icons, ...flags, ...marks]) {
    const shapes = shapesOf(svg);
    expect(seen.get(shapes), `${name} looks like another one`).toBeUndefined();
    seen.set(shapes, name);
  }
});

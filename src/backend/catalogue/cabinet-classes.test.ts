import { beforeAll, expect, test } from 'vitest';
import { getProducts, liveSites, loadContent } from '#backend/content/content.ts';
import { countries } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { formatMoney } from '#shared/money/money.ts';
import { cabinetClasses } from './cabinet-classes.ts';

const de: Site = { country: 'de', language: 'de', locale: 'de-DE', root: '/' };
const us: Site = { country: 'us', language: 'en', locale: 'en-US', root: '/' };

beforeAll(() => loadContent());

test('every width shows how many sinks need it and the lowest of their prices, in every country and language', () => {
  for (const site of liveSites()) {
    const { currency } = countries[site.country];
    const sinks = [...getProducts(site.country).values()].flatMap(({ file: { facts, variants } }) =>
      facts.kind === 'sink' ? [{ width: facts.cabinetWidth, prices: variants.map(({ prices }) => prices[currency]) }] : [],
    );
    const classes = cabinetClasses(site);
    expect(classes.map(({ width }) => width)).toEqual([...new Set(sinks.map(({ width }) => width))].toSorted((a, b) => a - b));
    for (const { width, count, price } of classes) {
      const members = sinks.filter((sink) => sink.width === width);
      expect(count).toBe(members.length);
      expect(price).toBe(formatMoney({ rawValue: Math.min(...members.flatMap(({ prices }) => prices)), currency }, site.locale));
    }
    expect(classes.reduce((sum, { count }) => sum + count, 0)).toBe(sinks.length);
  }
});

test('a width reads in centimetres, in the United States in inches', () => {
  expect(cabinetClasses(de).map(({ label }) => label.replace(/\s/u, ' '))).toEqual(['45 cm', '50 cm', '60 cm', '80 cm', '90 cm']);
  expect(cabinetClasses(us).map(({ label }) => label.replace(/\s/u, ' '))).toEqual(['18 in', '20 in', '24 in', '32 in', '36 in']);
});

test('all cabinets are drawn in one scale: as wide as they are, alike in height', () => {
  const frames = cabinetClasses(de).map(({ width, drawing: { frame } }) => ({ isTrue: frame.width === width, height: frame.height }));
  expect(frames.every(({ isTrue }) => isTrue)).toBe(true);
  expect(new Set(frames.map(({ height }) => height)).size).toBe(1);
});

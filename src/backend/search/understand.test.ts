import { beforeAll, expect, test } from 'vitest';
import { liveSites, loadContent } from '#backend/content/content.ts';
import type { Language } from '#shared/country/countries.ts';
import { findKeys } from './find-keys.ts';
import { meaningsIn, understand } from './understand.ts';

beforeAll(loadContent);

const siteOf = (country: string, language: Language) => {
  const site = liveSites().find((one) => one.country === country && one.language === language);
  if (!site) throw new Error(`${country} does not speak ${language}`);
  return site;
};
const meantBy = (term: string, country = 'de', language: Language = 'de') =>
  understand(siteOf(country, language), term).map(({ meanings }) => meanings.join('|'));

test('B-15 compounds are divided by the vocabulary of the shop', () => {
  expect(meantBy('Granitspülbecken')).toEqual(['material/granite', 'sinks']);
  expect(meantBy('küchenarmatur')).toEqual(['taps']);
  expect(meantBy('onderbouwspoelbak', 'nl', 'nl')).toEqual(['mounting/undermount', 'sinks']);
  expect(meantBy('人工大理石シンク', 'jp', 'ja')).toEqual(['material/granite', 'sinks']);
});

test('B-15 an expression of several words is one concept, and the longest one counts', () => {
  expect(meantBy('spüle ohne abtropffläche')).toEqual(['sinks', 'drainer/no']);
  expect(meantBy('stainless steel sink', 'gb', 'en')).toEqual(['material/steel|finish/brushed-steel', 'sinks']);
});

test('B-15 umlauts may be missing or spelled out', () => {
  for (const term of ['spüle', 'spule', 'spuele', 'SPÜLE']) expect(meantBy(term)).toEqual(['sinks']);
});

test('B-15 a cabinet width is the same in any unit; stop words mean nothing', () => {
  for (const term of ['60 cm', '600 mm', '60er Unterschrank', 'für 60']) expect(meantBy(term)).toEqual(['cabinet/60']);
  expect(meantBy('24 inch sink', 'us', 'en')).toEqual(['cabinet/60', 'sinks']);
});

test('C-12 in the United States and Canada a width may be given in inches, with a unit or without', () => {
  for (const term of ['24 inch', '24"', '24 in', '24']) expect(meantBy(term, 'us', 'en')).toEqual(['cabinet/60']);
  expect(meantBy('évier 36 po', 'ca', 'fr')).toEqual(['cabinet/90', 'sinks']);
  expect(meantBy('24', 'gb', 'en')).toEqual(['']);
  expect(meantBy('sinks for 60', 'us', 'en')).toEqual(['sinks', 'cabinet/60']);
});

test('B-15 a tap for a sink is a tap, a strainer for a sink a strainer', () => {
  expect(meantBy('armatur für spüle')).toEqual(['taps']);
  expect(meantBy('sieb spüle')).toEqual(['use/strainer']);
});

test('P-04 slips are corrected towards words of the shop; figures and short words are left alone', () => {
  const site = siteOf('de', 'de');
  expect(findKeys(site, 'granitspühle').product).toEqual(findKeys(site, 'granitspüle').product);
  expect(findKeys(site, 'Armatuhr').product).toEqual(findKeys(site, 'Armatur').product);
  expect(findKeys(site, '10.60.2109').product).toEqual([]);
});

test('P-04 typos are corrected towards words of the shop; figures and short words are left alone', () => {
  const site = siteOf('de', 'de');
  expect(findKeys(site, 'Armatur xylophon')).toMatchObject({ ignored: ['xylophon'], product: findKeys(site, 'Armatur').product });
  expect(findKeys(site, 'Spüle 7777').product).toEqual([]);
  expect(findKeys(site, 'Quell xylophon').product).toEqual([]);
});

test('P-04 words that nothing in the shop has are ignored if the rest is understood, figures never', () => {
  const site = siteOf('pl', 'pl');
  expect(findKeys(site, 'gwarancja').page[0]).toBe('service');
  expect(meaningsIn({ country: 'pl', language: 'en' }, 'Granite and stainless steel')).toContain('material/granite');
});

test('P-04 who names a product or its number is offered its documents, who names a document only that', () => {
  const site = siteOf('de', 'de');
  expect(findKeys(site, '10.60.2101').document).toEqual(['delta-60-s/sheet', 'delta-60-s/facts', 'delta-60-s/cutOut']);
  expect(findKeys(site, 'datenblatt quell').document).toEqual(['quell/sheet']);
  expect(findKeys(site, 'granitspüle').document).toEqual([]);
});

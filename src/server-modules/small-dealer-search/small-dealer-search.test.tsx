import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Site } from '#shared/country/site.ts';
import { htmlOf } from '../../../tests/html-of.ts';
import { Sections } from '../sections.tsx';
import { smallDealerSearchSchema } from './small-dealer-search.schema.ts';

const searchDealers = vi.hoisted(() => vi.fn());
vi.mock('#backend/content/content.ts', () => ({
  contentVersion: () => '1',
}));
vi.mock('#backend/dealer/dealer.ts', () => ({ searchDealers }));

const dealer = (id: string, specials: { type: string }[] = [], city = 'Paderborn') => ({
  id,
  name: `Haus ${id}`,
  specials,
  distance: 1,
  address: {
    street: 'Domgasse',
    streetNo: '4',
    zip: '33098',
    city,
    region: '',
    geoLocation: { latitude: 51.7, longitude: 8.8 },
  },
  openingHours: Array.from({ length: 7 }, (_, day) => ({ day: `${day}`, time: '', periods: day > 0 && day < 6 ? ['10:00-18:00'] : [] })),
  timeZone: 'Europe/Berlin',
  closedOn: [],
  phone: '+49 30 23125010',
  homepage: 'https://haus.example',
});
const site: Site = { country: 'de', language: 'de', locale: 'de-DE', root: '/' };
const show = (text: string | null = null, more: object = {}) =>
  htmlOf(
    createElement(Sections, {
      site,
      sections: [{ uid: 'small-dealer-search', id: 'one', data: { headline: 'Händler', text, ...more } }],
      language: 'de',
    }),
  );

beforeEach(() => {
  searchDealers.mockResolvedValue({ content: [dealer('a', [{ type: 'Montage' }]), dealer('b')] });
});

test('M-25 the first five dealers of the country are cards, each with its address, number and page', async () => {
  const html = await show();
  expect(searchDealers).toHaveBeenCalledWith(site, expect.objectContaining({ maxNumber: 5, country: ['de', 'de'] }));
  expect(html.match(/<article/g)).toHaveLength(2);
  expect(html).toContain('<address>Domgasse 4, 33098 Paderborn</address>');
  expect(html).toContain('href="tel:+493023125010"');
  expect(html).toContain('<a href="/dealer/a">Haus a</a>');
  expect(html.match(/Montage/g)).toHaveLength(1);
});

test('M-25 D-04 the weekly hours are rendered before script knows the time, without anything that would go stale', async () => {
  const html = await show();
  expect(html.replaceAll(/[\u2009\u00a0\u202f]/g, ' ')).toContain('Mo – Fr 10:00–18:00 Uhr');
  expect(html).not.toMatch(/geöffnet|geschlossen|Öffnet bald|Schließt bald/);
});

test('M-25 a native form asks for a place and leads to the dealer page; the cross clears it without script', async () => {
  const html = await show();
  expect(html).toMatch(/<form[^>]* method="get"[^>]* action="\/dealer"|<form[^>]* action="\/dealer"[^>]* method="get"/);
  expect(html).toMatch(/<label for="one-place"/);
  expect(html).toMatch(/<button type="reset" aria-label="Löschen"/);
  expect(html).toMatch(/<a href="\/dealer"[^>]*>/);
});

test('M-25 without dealers there is no empty list', async () => {
  searchDealers.mockResolvedValue({ content: [] });
  expect(await show()).not.toContain('<article');
});

test('M-25 a section without headline is rejected', () => {
  expect(smallDealerSearchSchema.safeParse({ headline: '', text: null }).success).toBe(false);
});

test('M-25 as a list: one dealer in each of the six towns with most, sorted by town, with hours and page, without a form', async () => {
  const towns = ['Ulm', 'Bonn', 'Ulm', 'Ärzen', 'Kiel', 'Zell', 'Bonn', 'Mainz', 'Essen', 'Ulm'];
  searchDealers.mockResolvedValue({ content: towns.map((town, at) => dealer(`${at}`, [], town)) });
  const html = await show('Sie zeigen Spülen.', { shape: 'towns' });
  expect(searchDealers).toHaveBeenCalledWith(site, expect.objectContaining({ maxNumber: -1, country: ['de', 'de'] }));
  expect([...html.matchAll(/<a href="\/dealer\/(\d)"/g)].map(([, id]) => id)).toEqual(['3', '1', '4', '7', '0', '5']);
  expect(html.replaceAll(/[\u2009\u00a0\u202f]/g, ' ')).toMatch(/<p>Ärzen<\/p><p[^>]*><span>Mo – Fr 10:00–18:00 Uhr<\/span><\/p>/);
  expect(html).toContain('Sie zeigen Spülen.');
  expect(html).toMatch(/<\/ul>.*<a href="\/dealer"[^>]*>.*Alle Händler/);
  expect(html).not.toMatch(/<form|<article/);
});

test('M-25 as a list without dealers nothing is rendered, not even its heading', async () => {
  searchDealers.mockResolvedValue({ content: [] });
  expect(await show(null, { shape: 'towns' })).toBe('');
});

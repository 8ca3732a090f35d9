import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Site } from '#shared/country/site.ts';
import { htmlOf } from '../../../tests/html-of.ts';
import { Sections } from '../sections.tsx';
import { smallDealerSearchSchema } from './small-dealer-search.schema.ts';

const page = vi.hoisted(() => ({ found: undefined as object | undefined }));
const searchDealers = vi.hoisted(() => vi.fn());
vi.mock('#backend/content/content.ts', () => ({
  contentVersion: () => '1',
  findPageByType: () => page.found,
  pathOfPage: (_: unknown, id: string) => `/${id}`,
}));
vi.mock('#backend/dealer/dealer.ts', () => ({ searchDealers }));

const dealer = (id: string, specials: { type: string }[] = []) => ({
  id,
  name: `Haus ${id}`,
  specials,
  address: { street: 'Domgasse', streetNo: '4', zip: '33098', city: 'Paderborn' },
  phone: '+49 30 23125010',
  homepage: 'https://haus.example',
});
const site: Site = { country: 'de', language: 'de', locale: 'de-DE', root: '/' };
const show = (text: string | null = null) =>
  htmlOf(
    createElement(Sections, {
      site,
      sections: [{ uid: 'small-dealer-search', id: 'one', data: { headline: 'Händler', text } }],
      language: 'de',
    }),
  );

beforeEach(() => {
  page.found = undefined;
  searchDealers.mockResolvedValue({ content: [dealer('a', [{ type: 'Montage' }]), dealer('b')] });
});

test('M-25 the first five dealers of the country stand in a list, each with its address and number', async () => {
  const html = await show();
  expect(searchDealers).toHaveBeenCalledWith(site, expect.objectContaining({ maxNumber: 5, country: ['de', 'de'] }));
  expect(html.match(/<li><article/g)).toHaveLength(2);
  expect(html).toContain('<address>Domgasse 4, 33098 Paderborn</address>');
  expect(html).toContain('href="tel:+493023125010"');
  expect(html.match(/Montage/g)).toHaveLength(1);
});

test('M-25 no map is asked for; the notice in its place leads to the privacy settings', async () => {
  const html = await show();
  expect(html).toContain('Hier wird keine Karte geladen');
  expect(html).toMatch(/<a href="\/cookies"[^>]*>.*Datenschutzeinstellungen/);
  expect(html).not.toMatch(/<iframe|<script|<img/);
});

test('M-25 a place is asked for as soon as there is a dealer page to answer; the cross clears it without script', async () => {
  expect(await show()).not.toContain('<form');
  page.found = {};
  const html = await show();
  expect(html).toMatch(/<form[^>]* action="\/dealer" method="get"/);
  expect(html).toMatch(/<label for="one-place"/);
  expect(html).toMatch(/<button type="reset" aria-label="Löschen"/);
  expect(html).toMatch(/<a href="\/dealer"/);
});

test('M-25 without dealers there is no empty list', async () => {
  searchDealers.mockResolvedValue({ content: [] });
  expect(await show()).not.toContain('<ul');
});

test('M-25 a section without headline is refused', () => {
  expect(smallDealerSearchSchema.safeParse({ headline: '', text: null }).success).toBe(false);
});

import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { LastSeenGate } from '#client/last-seen/last-seen-gate.tsx';
import type { Site } from '#shared/country/site.ts';
import { htmlOf } from '../../../tests/html-of.ts';
import { Sections } from '../sections.tsx';
import { lastSeenSchema } from './last-seen.schema.ts';

const consent = vi.hoisted(() => ({ isRequired: false }));
vi.mock('#backend/content/content.ts', () => ({
  contentVersion: () => '1',
  getCountry: () => ({ tax: { isIncluded: true, label: 'MwSt.', labelByLanguage: {} }, consent }),
}));
vi.mock('#backend/catalogue/catalogue.ts', () => ({}));
const products = vi.hoisted(() => ({ shown: [{ name: 'Delta 60 S' }] }));
vi.mock('#state/last-seen.ts', async (original) => ({ ...(await original<object>()), lastSeenProducts: products }));
vi.mock('valtio', async (original) => ({ ...(await original<object>()), useSnapshot: (state: object) => state }));

const site: Site = { country: 'de', language: 'de', locale: 'de-DE', root: '/' };
const show = () =>
  htmlOf(createElement(Sections, { site, sections: [{ uid: 'last-seen', id: 'one', data: { headline: 'Zuletzt' } }], language: 'de' }));

vi.mock('#client/last-seen/last-seen-row.tsx', () => ({ LastSeenRow: ({ taxNote }: { taxNote: string }) => <i>{taxNote}</i> }));

test('M-23 products viewed before appear below a heading, their prices with the tax of the country', async () => {
  products.shown = [{ name: 'Delta 60 S' }];
  expect(await show()).toMatch(/<section id="one".*Zuletzt<\/h2>.*<i>inkl. MwSt.<\/i>/);
});

test('M-23 M-49 without viewed products nothing is shown, not even a heading', async () => {
  products.shown = [];
  expect(await show()).toBe('');
});

test('M-23 M-49 where consent is required and missing, nothing is shown, whatever is stored', async () => {
  products.shown = [{ name: 'Delta 60 S' }];
  expect(await htmlOf(<LastSeenGate isConsentRequired>Zuletzt</LastSeenGate>)).toBe('');
  expect(await htmlOf(<LastSeenGate isConsentRequired={false}>Zuletzt</LastSeenGate>)).toBe('Zuletzt');
});

test('M-23 an empty headline is rejected', () => {
  expect(lastSeenSchema.safeParse({ headline: '' }).success).toBe(false);
});

import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import type { Language } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { htmlOf } from '../../../tests/html-of.ts';
import { Sections } from '../sections.tsx';
import { formSuccessSchema } from './form-success.schema.ts';

vi.mock('#backend/content/content.ts', () => ({ contentVersion: () => '1' }));
vi.mock('#backend/catalogue/catalogue.ts', () => ({}));

const site: Site = { country: 'gb', language: 'en', locale: 'en-GB', root: '/' };
const data = { title: 'Undula {country}: angekommen', subtitle: 'Wir antworten.', text: null };
const show = (own: Partial<typeof data> | { text: string } = {}, language: Language = 'en') =>
  htmlOf(createElement(Sections, { site, sections: [{ uid: 'form-success', id: 'one', data: { ...data, ...own } }], language }));

test('M-34 the title names the country, in the language of the text', async () => {
  expect(await show()).toMatch(/<h2[^>]*>Undula United Kingdom: angekommen<\/h2>/);
  expect(await show({}, 'de')).toContain('Undula Vereinigtes Königreich: angekommen');
});

test('M-34 a subtitle always, a text only where there is one', async () => {
  expect((await show()).match(/<p>/g)).toHaveLength(1);
  expect(await show({ text: 'A\n\nB' })).toContain('<p>A</p><p>B</p>');
});

test('M-34 a title without the placeholder for the country is rejected', () => {
  expect(formSuccessSchema.safeParse({ ...data, title: 'Angekommen' }).success).toBe(false);
});

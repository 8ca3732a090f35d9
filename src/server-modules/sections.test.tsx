import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Section } from '#shared/content/page-file.ts';
import type { Site } from '#shared/country/site.ts';
import { htmlOf } from '../../tests/html-of.ts';
import { Sections } from './sections.tsx';

vi.mock('#backend/content/content.ts', () => ({
  contentVersion: () => '1',
  resolveLink: () => ({ href: '/', isExternal: false }),
  findPicture: () => undefined,
}));
vi.mock('#backend/catalogue/products.ts', () => ({ getTiles: () => Promise.reject(new Error('no catalogue today')) }));

const site: Site = { country: 'de', language: 'de', locale: 'de-DE', root: '/' };
const headline = (id: string, text: string): Section => ({ uid: 'headline', id, data: { headline: text } });
const show = (sections: Section[], language: 'de' | 'en' = 'de') => htmlOf(createElement(Sections, { site, sections, language }));

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => warn.mockClear());

test('M-40 an unknown section renders nothing and is logged once', async () => {
  const sections = [headline('first', 'Vorher'), { uid: 'hologram', id: 'strange', data: {} }, headline('last', 'Nachher')];
  const html = await show(sections);
  await show(sections);
  expect(html).toContain('Vorher');
  expect(html).toContain('Nachher');
  expect(html).not.toContain('strange');
  expect(warn.mock.calls.filter(([line]) => String(line).includes('hologram'))).toHaveLength(1);
});

test('M-40 the name of an Object.prototype member is no module', async () => {
  expect(await show([{ uid: 'constructor', id: 'x', data: {} }])).toBe('');
});

test('M-40 invalid data never breaks the page, and the log names section and error', async () => {
  const html = await show([{ uid: 'accordion', id: 'faq', data: { items: 'none' } }, headline('after', 'Es geht weiter')]);
  expect(html).toContain('Es geht weiter');
  expect(html).not.toContain('faq');
  expect(String(warn.mock.calls[0]?.[0])).toMatch(/"uid":"accordion","id":"faq".*items/);
});

test.each([null, 'none', 7, [], undefined])('M-40 data that is %j omits its section, and the page is still rendered', async (data) => {
  const html = await show([{ uid: 'section-intro', id: 'broken', data }, headline('after', 'Es geht weiter')]);
  expect(html).toContain('Es geht weiter');
  expect(html).not.toContain('broken');
  expect(String(warn.mock.calls[0]?.[0])).toContain('"message":"Section left out","uid":"section-intro","id":"broken"');
});

test('M-40 a module whose source fails leaves a gap, not an error', async () => {
  const cards = { uid: 'product-cards', id: 'cards', data: { headline: 'Häufig gewählt', productKeys: ['steg'], button: null } };
  expect(await show([cards, headline('after', 'Es geht weiter')])).toContain('Es geht weiter');
  expect(String(warn.mock.calls[0]?.[0])).toContain('no catalogue today');
});

test('content in another language than the page carries its own lang', async () => {
  expect(await show([headline('own', 'Eigene')])).not.toContain('lang=');
  expect(await show([headline('foreign', 'Other words')], 'en')).toContain('<section id="foreign" lang="en"');
});

test('only one section has the h1: the intro marked as title, not the stage', async () => {
  const intro = { uid: 'section-intro', id: 'intro', data: { headline: 'Werkstoffe', text: null, isPageTitle: true } };
  const html = await show([headline('a', 'Zuerst'), intro]);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/<h1[^>]*>Werkstoffe<\/h1>/);
});

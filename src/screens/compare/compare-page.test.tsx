import { createElement } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadContent } from '#backend/content/content.ts';
import type { Site } from '#shared/country/site.ts';
import { actionsIn } from '../../../tests/actions-in.ts';
import { htmlOf } from '../../../tests/html-of.ts';
import { ComparePage } from './compare-page.tsx';

const stock = new Map([
  ['delta-45-anthracite', 9],
  ['lagune-60-steel', 9],
]);
vi.mock('#backend/database/database.ts', () => ({ database: {} }));
vi.mock('#backend/catalogue/stock.ts', () => ({ readStock: async () => stock }));

const site: Site = { country: 'de', language: 'de', locale: 'de-DE', root: '/' };
const show = (query: string) => htmlOf(createElement(ComparePage, { site, query }));
const two = 'product=delta-45&product=lagune-60';

beforeAll(() => loadContent());

test('B-11 each product is a column header, each fact a row header', async () => {
  const html = await show(two);
  expect(html).toMatch(/<h1[^>]*>2 Spülen im Vergleich<\/h1>/);
  expect(html.match(/<th scope="col"/g)).toHaveLength(3);
  expect(html).toMatch(
    /<th scope="row">Werkstoff<span class="visually-hidden"> \(unterschiedlich\)<\/span><\/th><td>Granit<\/td><td>Edelstahl<\/td>/,
  );
  expect(html).toMatch(/<section(?=[^>]* tabindex="0")(?=[^>]* aria-label="2 Spülen im Vergleich")/i);
  expect(html).toMatch(/329,00\s€.*inkl\. MwSt\./s);
});

test('B-11 differences are marked by a word and explained, equal facts are not; a missing value says so in words', async () => {
  const html = await show(two);
  expect(html).toMatch(/<tr data-different="true"><th scope="row">Gewicht/);
  expect(html).toMatch(/<tr><th scope="row">Garantie<\/th>/);
  expect(html).toContain('Der Strich zeigt');
  expect(html).toMatch(/Abtropffläche.*?<td><span aria-hidden="true">–<\/span><span class="visually-hidden">entfällt<\/span><\/td>/s);
});

test('B-11 the cabinet comes first, drawn to scale; then the availability', async () => {
  const html = await show('product=delta-45&product=kontor-60');
  const rows = [...html.matchAll(/<th scope="row">([^<]+)/g)].map(([, name]) => name);
  expect(rows.slice(0, 3)).toEqual(['Unterschrank', 'Verfügbarkeit', 'Werkstoff']);
  expect(html).toMatch(/--value:45[^>]*>.*?<b>ab 45\scm<\/b>.*--value:60/s);
  expect(html).toMatch(/<tr data-different="true"><th scope="row">Verfügbarkeit/);
});

test('B-11 only the differences are shown where the address asks for them, and a link leads back', async () => {
  const html = await show(`${two}&differences=1`);
  expect(html).not.toMatch(/<th scope="row">Garantie/);
  expect(html).toMatch(/<th scope="row">Gewicht/);
  expect(html).toContain('href="/compare?product=delta-45&amp;product=lagune-60"');
  expect(await show(two)).toContain('href="/compare?product=delta-45&amp;product=lagune-60&amp;differences=1"');
});

test('B-11 each product has a removal link that names it and preserves the choice of rows', async () => {
  const html = await show(`${two}&differences=1`);
  expect(html).toContain('href="/compare?product=lagune-60&amp;differences=1"');
  const names = actionsIn(html).map(({ name }) => name);
  expect(html).toMatch(/<a(?=[^>]*href="\/compare\?product=lagune-60&amp;differences=1")(?=[^>]*aria-label="Entfernen, Delta\s45")/);
  expect(names).toContain('Ansehen, Lagune\u00A060');
});

test('B-11 a native form that includes the others adds one more; with four products there is none', async () => {
  const html = await show(`${two}&differences=1`);
  const form = /<form[^>]*action="\/compare".*?<\/form>/s.exec(html)?.[0] ?? '';
  expect(form).toMatch(/type="hidden" name="product" value="delta-45".*name="product" value="lagune-60".*<option value="boje|<option/s);
  expect(form).toContain('<option value="kontor-60">Kontor\u00A060</option>');
  expect(form).not.toMatch(/<option value="(?:delta-45|bogen)"/);
  expect(form).toContain('name="differences" value="1"');
  expect(await show('product=delta-45&product=delta-80&product=lagune-60&product=kontor-60')).not.toContain('Hinzufügen');
});

test('B-11 a fifth product and one of another kind are left out with a message that names them', async () => {
  const html = await show('product=delta-45&product=bogen&product=delta-80&product=lagune-60&product=kontor-60&product=mole-60');
  expect(html).toMatch(/<h1[^>]*>4 Spülen/);
  expect(html).toContain('Vier Produkte passen nebeneinander. Nicht dabei: Mole\u00A060.');
  expect(html).toContain('Verglichen werden nur Produkte derselben Art. Nicht dabei: Bogen.');
  expect(await show(two)).not.toContain('Nicht dabei');
});

test('B-11 a single product has no marks, no link to differences and no scroll hint', async () => {
  const html = await show('product=bogen&product=bogen&product=gibt-es-nicht&differences=1');
  expect(html).toMatch(/<h1[^>]*>1 Armatur im Vergleich/);
  expect(html).not.toMatch(/data-different|Nur Unterschiede|Seitlich/);
  expect(html).toContain('Garantie</th>');
  expect(html).toMatch(/data-kind="reach"/);
});

test('B-11 without a known product the page explains itself, and links to the lists and best sellers', async () => {
  const html = await show('product=gibt-es-nicht');
  expect(html).toMatch(/<h1[^>]*>Produkte vergleichen<\/h1>/);
  expect(html).toContain('ein Feld „Vergleichen“');
  for (const path of ['/spuelen', '/armaturen', '/zubehoer']) expect(html).toContain(`href="${path}"`);
  expect(html.match(/<article/g)).toHaveLength(4);
});

test('B-11 no comparison is indexed, and its breadcrumbs lead to the list of its kind', async () => {
  const html = await show(two);
  expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
  expect(html).not.toContain('rel="canonical"');
  expect(html).toMatch(/href="\/spuelen".*Vergleich/s);
});

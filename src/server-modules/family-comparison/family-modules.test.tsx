import { beforeAll, expect, test, vi } from 'vitest';
import { loadContent } from '#backend/content/content.ts';
import { showModule } from '../../../tests/modules/show-module.ts';

vi.mock('#backend/database/database.ts', () => ({ database: {} }));
vi.mock('#backend/catalogue/stock.ts', () => ({ readStock: async () => new Map([['delta-45-anthracite', 9]]) }));

beforeAll(() => loadContent());

test('R-14 the comparison of a family draws each size and lists only differences, with column and row headers', async () => {
  const html = await showModule('family-comparison', { headline: 'Worin sie sich unterscheiden', family: 'delta' });
  expect(html.match(/<figure/g)).toHaveLength(3);
  expect(html).toMatch(/role="img" aria-label="Delta\s80 von oben, 1160 × 500\smm"/);
  expect(html.match(/<th scope="col"/g)).toHaveLength(4);
  expect(html).toMatch(/<th scope="col"><p[^>]*>Delta\s45<\/p><\/th>/);
  expect(html).toMatch(/<th scope="row">Gewicht<\/th><td>10,4\skg<\/td><td>13,2\skg<\/td><td>17,8\skg<\/td>/);
  expect(html).not.toContain('Werkstoff</th>');
  expect(html).toMatch(/329,00\s€.*inkl\. MwSt\..*href="\/spuelen\/delta-45"[^>]*aria-label="Ansehen, Delta\s45"/s);
});

test('R-14 the shared facts of a family are those that are equal for all its products, and nothing else', async () => {
  const html = await showModule('family-shared', { headline: 'Was alle teilen', family: 'delta' });
  expect(html).toContain('<dt>Werkstoff</dt><dd>Granit</dd>');
  expect(html).toContain('<dt>Garantie</dt><dd>15 Jahre</dd>');
  expect(html).not.toContain('<dt>Gewicht</dt>');
});

test('R-14 each colour leads to the product in it and names the sizes that have it', async () => {
  const data = { headline: 'Alle Farben', family: 'delta', note: 'Durchgefärbt.' };
  const html = await showModule('family-colours', data);
  expect(html.match(/<li/g)).toHaveLength(6);
  expect(html).toMatch(/href="\/spuelen\/delta-60-s\?finish=sand".*?Sand.*?Delta\s45 und Delta\s60\sS</s);
  expect(html).toContain('Gezeigt an Delta\u00A060\u00A0S.');
  expect(html).toContain('Durchgefärbt.');
  expect(await showModule('family-colours', { headline: 'Alle Farben', family: 'delta' })).not.toContain('Durchgefärbt.');
});

test('R-14 the list of families has a card for each, then the sinks of a single size as tiles', async () => {
  const html = await showModule('family-cards', { headline: 'Familien', singles: 'In einer Größe' });
  const [families = '', singles = ''] = html.split('In einer Größe');
  expect(families).toMatch(/href="\/spuelen\/delta".*3 Spülen für Schränke ab 45\scm.*Ab 329,00\s€\./s);
  expect(families).toContain('href="/spuelen/lagune"');
  expect(singles).toContain('href="/spuelen/kontor-60"');
  expect(singles).not.toContain('href="/spuelen/delta-45"');
});

test.each(['family-comparison', 'family-shared', 'family-colours'])('R-14 %s renders nothing for an unknown family', async (uid) => {
  expect(await showModule(uid, { headline: 'Nichts', family: 'bogen' })).toBe('');
});

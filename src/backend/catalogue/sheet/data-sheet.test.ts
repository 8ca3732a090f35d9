import { beforeAll, describe, expect, test } from 'vitest';
import { loadContent } from '#backend/content/content.ts';
import { findSite } from '#shared/country/site.ts';
import { type PdfNode, readPdf } from '#tests/backend/pdf/read-pdf.ts';
import { viewOf } from '../product-view.ts';
import { findDataSheet } from './sheet-cache.ts';

const altsOf = ({ alt, children = [] }: PdfNode): string[] => [...(alt ? [alt] : []), ...children.flatMap(altsOf)];

const read = async (...[country, language, productKey]: [...Parameters<typeof findSite>, string]) => {
  const site = findSite(country, language);
  const view = site && viewOf(site, productKey, new Map());
  if (!site || !view) throw new Error(`${country} has no ${productKey}`);
  const bytes = await findDataSheet(site, view);
  const pdf = await readPdf(bytes);
  return { view, ...pdf, alts: pdf.trees.flatMap(altsOf) };
};

const bare = (text: string): string => text.replace(/\s/g, '');

beforeAll(() => loadContent());

describe('the data sheet of a product', () => {
  test.each([
    ['de', 'de', 'delta-60-s'],
    ['pl', 'pl', 'lagune-60'],
    ['ua', 'uk', 'bogen-p'],
    ['vn', 'vi', 'kontor-60'],
    ['jp', 'ja', 'delta-60-s'],
    ['cn', 'zh', 'bogen-p'],
  ] as const)('%s, %s: %s has every fact as selectable text', async (country, language, productKey) => {
    const { text, view } = await read(country, language, productKey);
    expect(bare(text)).toContain(bare(view.name));
    for (const { label, value } of view.factRows) {
      expect(bare(text)).toContain(bare(label));
      expect(bare(text)).toContain(bare(value));
    }
  });

  test('is tagged: a heading, a table of facts with header cells, drawings with descriptions, in its language', async () => {
    const { roles, scopes, alts, metadata, view } = await read('de', 'de', 'delta-60-s');
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(roles.filter((role) => role === 'TH')).toHaveLength(view.factRows.length);
    expect(scopes).toEqual(view.factRows.map(() => 'Row'));
    expect(alts).toEqual(expect.arrayContaining([expect.stringContaining('von oben'), expect.stringContaining('im Schnitt')]));
    expect(metadata).toMatchObject({ Language: 'de', Title: 'Delta\u00A060\u00A0S: Datenblatt mit Maßzeichnung' });
  });

  test('C-12 has the paper size and the inches of its country', async () => {
    const american = await read('us', 'en', 'delta-60-s');
    expect(american.size).toMatchObject({ width: 612, height: 792 });
    expect(american.text).toContain('39.37 in (1000)');
    expect((await read('de', 'de', 'delta-60-s')).size?.width).toBeCloseTo(595.28, 1);
  });

  test.each([
    ['us', 'en', 'mole-60'],
    ['us', 'en', 'delta-60-s'],
    ['jp', 'ja', 'kiesel-45'],
    ['de', 'de', 'lagune-50'],
  ] as const)('%s, %s: %s, whose drawings are tall, fits on one page', async (country, language, productKey) => {
    const { pages, roles } = await read(country, language, productKey);
    expect([pages, roles.filter((role) => role === 'Figure').length]).toEqual([1, 3]);
  });

  test('stays small enough to send', async () => {
    expect((await read('jp', 'ja', 'delta-60-s')).bytes).toBeLessThan(1_000_000);
  });
});

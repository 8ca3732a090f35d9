import { beforeEach, expect, test, vi } from 'vitest';
import { showModule } from '../../../tests/content/show-module.ts';

const getArticleTiles = vi.hoisted(() => vi.fn());
vi.mock('#backend/content/content.ts', async () => (await import('../../../tests/content/stand-in-content.ts')).standInContent());
vi.mock('#backend/catalogue/catalogue.ts', () => ({ getArticleTiles }));

const tileOf = (key: string) => ({
  tile: {
    matchingVariantKey: key,
    name: 'Steg',
    url: `/armaturen/steg?finish=${key}`,
    price: { value: '199,00 €', isTaxInPriceIncluded: true },
    image: { picture: undefined },
  },
  variantName: 'Chrom',
});
const data = { headline: 'Ein Ton', text: 'A\n\nB', image: { identifier: 'kitchen' }, button: null };

beforeEach(() => {
  getArticleTiles.mockImplementation(async (_: unknown, keys: string[]) => keys.map(tileOf));
});

test('M-06 the products that the picture shows are links with finish, price and tax', async () => {
  const html = await showModule('inspiration', data);
  expect(getArticleTiles).toHaveBeenLastCalledWith(expect.anything(), ['steg-chrome']);
  expect(html).toMatch(/<h3>In dieser Küche<\/h3><ul><li/);
  expect(html).toMatch(/<a href="\/armaturen\/steg\?finish=steg-chrome"[^>]*>Steg<\/a>/);
  expect(html).toMatch(/Chrom.*199,00 €.*inkl\. MwSt\./);
});

test('M-06 content may name other products', async () => {
  await showModule('inspiration', { ...data, variantKeys: ['steg-matt-black'] });
  expect(getArticleTiles).toHaveBeenLastCalledWith(expect.anything(), ['steg-matt-black']);
});

test('M-06 where the country sells none of them, neither heading nor list is rendered', async () => {
  getArticleTiles.mockResolvedValue([]);
  const html = await showModule('inspiration', { ...data, text: null });
  expect(html).toContain('alt="Bild kitchen"');
  expect(html).not.toMatch(/<h3|<ul|<p>/);
});

test('M-06 without its kitchen nothing is rendered', async () => {
  expect(await showModule('inspiration', { ...data, image: { identifier: 'missing' } })).toBe('');
  expect(await showModule('inspiration', { ...data, image: null })).toBe('');
});

test('M-06 the full-width variant requests a window-wide picture and puts the text below it, in the same order', async () => {
  const html = await showModule('inspiration', { ...data, imagePosition: 'full' });
  expect(html).toContain('sizes="100vw"');
  expect(html).toContain('data-width="full"');
  expect(html).toMatch(/alt="Bild kitchen".*<h2>Ein Ton<\/h2>.*<p>A<\/p>.*<h3>In dieser Küche<\/h3>/);
});

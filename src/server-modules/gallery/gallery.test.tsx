import { expect, test, vi } from 'vitest';
import { showModule } from '../../../tests/content/show-module.ts';

vi.mock('#backend/content/content.ts', async () => (await import('../../../tests/content/stand-in-content.ts')).standInContent());
const linksOfVariants = vi.hoisted(() => vi.fn((): unknown[] => []));
vi.mock('#backend/catalogue/catalogue.ts', () => ({ linksOfVariants }));

const of = (...ids: string[]) => ids.map((identifier) => ({ identifier }));

test('M-05 M-44 tiles are a list of links to the large pictures, so that they open without script', async () => {
  const html = await showModule('gallery', { headline: 'Küchen', images: of('kitchen-a', 'kitchen-b', 'steg--front') });
  expect(html.match(/<li>/g)).toHaveLength(3);
  expect(html).toMatch(/<a href="\/kitchen-a\.webp"[^>]*>.*alt="Bild kitchen-a"/);
  expect(html).toMatch(/<h2[^>]*>Küchen<\/h2>/);
});

test('M-05 a room fills its tile, a product is shown whole', async () => {
  const html = await showModule('gallery', { headline: null, images: of('kitchen-a', 'steg--front') });
  expect([...html.matchAll(/<img[^>]*data-fit="(\w+)"/g)].map(([, fit]) => fit)).toEqual(['cover', 'contain']);
  expect(html).not.toContain('<h2');
});

test('M-05 an unknown picture is left out, a repeated one is shown once', async () => {
  const html = await showModule('gallery', { headline: null, images: of('kitchen-a', 'missing', 'kitchen-a') });
  expect(html.match(/<li>/g)).toHaveLength(1);
  expect(await showModule('gallery', { headline: 'Küchen', images: of('missing-a', 'missing-b') })).toBe('');
});

test('M-05 a single picture is rejected, and so is anything but ids', async () => {
  expect(await showModule('gallery', { headline: null, images: of('kitchen-a') })).toBe('');
  expect(await showModule('gallery', { headline: null, images: ['/a.webp', '/b.webp'] })).toBe('');
});

test('M-05 rows are full where possible: three columns for three, six and nine, else four', async () => {
  const columns = async (count: number) => {
    const images = of(...Array.from({ length: count }, (_, at) => `kitchen-${at}`));
    return /data-columns="(\d)"/.exec(await showModule('gallery', { headline: null, images }))?.[1];
  };
  expect(await Promise.all([3, 4, 6, 8, 9, 12].map(columns))).toEqual(['3', '4', '3', '4', '3', '4']);
});

test('M-05 below a kitchen is a list of links to the products in it', async () => {
  linksOfVariants.mockReturnValue([{ variantKey: 'steg-chrome', name: 'Steg', finish: 'Chrom', url: '/armaturen/steg?finish=chrome' }]);
  const html = await showModule('gallery', { headline: null, images: of('kitchen-a', 'kitchen-b') });
  linksOfVariants.mockReturnValue([]);
  expect(linksOfVariants).toHaveBeenCalledWith(expect.anything(), ['steg-chrome']);
  expect(html.match(/<a href="\/armaturen\/steg\?finish=chrome".*?<span translate="no">Steg<\/span>, Chrom/g)).toHaveLength(2);
});

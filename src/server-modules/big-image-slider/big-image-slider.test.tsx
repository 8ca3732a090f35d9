import { expect, test, vi } from 'vitest';
import { showModule } from '../../../tests/content/show-module.ts';

vi.mock('#backend/content/content.ts', async () => (await import('../../../tests/content/stand-in-content.ts')).standInContent());
const linksOfVariants = vi.hoisted(() => vi.fn((): unknown[] => []));
vi.mock('#backend/catalogue/catalogue.ts', () => ({ linksOfVariants }));

const slide = (identifier: string, caption: string | null = `Darin ${identifier}`) => ({ image: { identifier }, caption });

test('M-11 each picture is a figure with its caption, labelled with its position', async () => {
  const html = await showModule('big-image-slider', { headline: 'Drei Werkstoffe', slides: [slide('kitchen-a'), slide('kitchen-b')] });
  expect(html).toMatch(/aria-label="Bild 2 von 2"[^>]*><figure/);
  expect(html).toContain('<figcaption><p>Darin kitchen-b</p></figcaption>');
  expect(html).toContain('aria-label="Drei Werkstoffe"');
});

test('M-11 no caption without text, no heading without a headline, no carousel around a single picture', async () => {
  const html = await showModule('big-image-slider', { headline: null, slides: [slide('kitchen-a', null)] });
  expect(html).toContain('<figure');
  expect(html).not.toMatch(/<figcaption|<h2|Karussell/);
});

test('M-45 it does not move unless the content says so; what moves can be paused', async () => {
  const slides = [slide('kitchen-a'), slide('kitchen-b')];
  expect(await showModule('big-image-slider', { headline: null, slides })).not.toMatch(/Bildwechsel/);
  expect(await showModule('big-image-slider', { headline: null, slides, autoplay: true })).toMatch(/Bildwechsel (anhalten|starten)/);
});

test('M-11 only the first picture near the top of a page is loaded at once', async () => {
  const html = await showModule('big-image-slider', { headline: null, slides: [slide('kitchen-a'), slide('kitchen-b')] });
  expect(html.match(/loading="eager"/g)).toHaveLength(1);
});

test('M-11 an unknown picture is left out with its caption; an empty list is rejected', async () => {
  const html = await showModule('big-image-slider', { headline: null, slides: [slide('kitchen-a'), slide('missing')] });
  expect(html).not.toContain('Darin missing');
  expect(await showModule('big-image-slider', { headline: 'Leer', slides: [] })).toBe('');
});

test('M-11 a kitchen lists the products in it as links, with or without a caption of its own', async () => {
  linksOfVariants.mockReturnValue([{ variantKey: 'steg-chrome', name: 'Steg', finish: 'Chrom', url: '/armaturen/steg?finish=chrome' }]);
  const slides = [
    { image: { identifier: 'kitchen-a' }, caption: 'Steg in Chrom' },
    { image: { identifier: 'kitchen-b' }, caption: null },
  ];
  const html = await showModule('big-image-slider', { headline: null, slides, autoplay: 0 });
  linksOfVariants.mockReturnValue([]);
  expect(html).toMatch(/<figcaption><p><a href="\/armaturen\/steg\?finish=chrome"[^>]*>.*?Steg.*?<\/a> in Chrom<\/p><\/figcaption>/);
  expect(html.match(/<figcaption><ul[^>]*><li><a href="\/armaturen\/steg\?finish=chrome"/g)).toHaveLength(1);
});

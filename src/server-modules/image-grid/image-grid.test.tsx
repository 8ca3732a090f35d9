import { expect, test, vi } from 'vitest';
import { showModule } from '../../../tests/content/show-module.ts';

vi.mock('#backend/content/content.ts', async () => (await import('../../../tests/content/stand-in-content.ts')).standInContent());
const linksOfVariants = vi.hoisted(() => vi.fn((): unknown[] => []));
vi.mock('#backend/catalogue/catalogue.ts', () => ({ linksOfVariants }));

const images = ['kitchen-a', 'kitchen-b', 'kitchen-c', 'kitchen-d', 'kitchen-e'].map((identifier) => ({ identifier }));
const button = { link: { page: 'sinks' }, text: 'Alle Spülen' };

test('M-15 M-45 1, 3 or 4 pictures are visible, in a carousel labelled by its headline', async () => {
  const html = await showModule('image-grid', { headline: 'Edelstahl', images, button });
  expect(html).toMatch(/<section[^>]*aria-roledescription="Karussell"[^>]*aria-label="Edelstahl"[^>]*data-per-view="grid"/);
  expect([...html.matchAll(/role="group"[^>]*aria-label="([^"]+)"/g)].map(([, name]) => name)).toEqual(
    [1, 2, 3, 4, 5].map((at) => `Bild ${at} von 5`),
  );
});

test('M-15 the link beside the headline is resolved, and omitted where there is none', async () => {
  expect(await showModule('image-grid', { headline: 'Edelstahl', images, button })).toMatch(/<a href="\/sinks"[^>]*>.*Alle Spülen/);
  expect(await showModule('image-grid', { headline: 'Edelstahl', images, button: null })).not.toContain('/sinks');
});

test('M-45 it does not move by itself and has nothing to pause', async () => {
  expect(await showModule('image-grid', { headline: 'Edelstahl', images, button })).not.toContain('Bildwechsel');
});

test('M-15 a row without a headline has no name and is rejected', async () => {
  expect(await showModule('image-grid', { headline: null, images, button })).toBe('');
});

test('M-15 below a kitchen is a list of links to the products in it', async () => {
  linksOfVariants.mockReturnValue([{ variantKey: 'steg-chrome', name: 'Steg', finish: 'Chrom', url: '/armaturen/steg?finish=chrome' }]);
  const html = await showModule('image-grid', {
    headline: 'Edelstahl',
    images: [{ identifier: 'kitchen-a' }, { identifier: 'kitchen-b' }],
  });
  linksOfVariants.mockReturnValue([]);
  expect(html).toMatch(/<a href="\/armaturen\/steg\?finish=chrome".*?<span translate="no">Steg<\/span>, Chrom/);
});

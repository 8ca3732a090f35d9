import { expect, test, vi } from 'vitest';
import { showModule } from '../../../tests/content/show-module.ts';

vi.mock('#backend/content/content.ts', async () => (await import('../../../tests/content/stand-in-content.ts')).standInContent());

const images = ['steg-a--front', 'steg-b--front', 'kitchen'].map((identifier) => ({ identifier }));
const data = { headline: 'Drei Farben', text: 'A\n\nB', button: { link: { product: 'steg' }, text: 'Steg ansehen' }, images };

test('M-12 without script thumbnails are anchors to the large pictures of their own section', async () => {
  const html = await showModule('stage-thumbnails', data);
  const anchors = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(anchors).toEqual(['one-picture-1', 'one-picture-2', 'one-picture-3']);
  for (const id of anchors) expect(html).toContain(`id="${id}"`);
});

test('M-12 the thumbnail of the visible picture is marked, each is labelled with its position', async () => {
  const html = await showModule('stage-thumbnails', data);
  expect(html.match(/aria-current="true"/g)).toHaveLength(1);
  expect(html).toContain('alt="Bild 3 von 3"');
});

test('M-12 text and link are beside it, and leave nothing where there are none', async () => {
  const html = await showModule('stage-thumbnails', data);
  expect(html).toContain('<p>A</p><p>B</p>');
  expect(html).toMatch(/<a href="\/steg"[^>]*>.*Steg ansehen/);
  expect(await showModule('stage-thumbnails', { ...data, text: null, button: null })).not.toMatch(/<p>|href="\/steg"/);
});

test('M-12 a single picture leaves nothing to select and is rejected', async () => {
  expect(await showModule('stage-thumbnails', { ...data, images: images.slice(0, 1) })).toBe('');
});

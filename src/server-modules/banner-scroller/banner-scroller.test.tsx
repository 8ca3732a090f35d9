import { expect, test, vi } from 'vitest';
import { showModule } from '../../../tests/modules/show-module.ts';

vi.mock('#backend/content/content.ts', async () => (await import('../../../tests/modules/content-for-tests.ts')).contentForTests);
vi.mock('#backend/catalogue/products.ts', () => ({}));

const banner = { headline: 'Stein bis an die Kante', text: null, image: { identifier: 'kitchen' }, scroller: { text: 'Zu den Maßen' } };

test('M-19 without a target section the link leads to its own end, where the next section begins', async () => {
  const html = await showModule('banner-scroller', banner);
  expect(html).toMatch(/<a href="#one-end"[^>]*><span>Zu den Maßen<\/span>/);
  expect(html).toMatch(/<div id="one-end"><\/div><\/section>/);
});

test('M-19 the link leads to the named section, and no end is marked', async () => {
  const html = await showModule('banner-scroller', { ...banner, scroller: { text: 'Zu den Fragen', section: 'questions' } });
  expect(html).toContain('href="#questions"');
  expect(html).not.toContain('one-end');
});

test('M-19 text follows the picture, never on it; a link without text is rejected', async () => {
  expect(await showModule('banner-scroller', banner)).toMatch(/<img[^>]*alt="Bild kitchen"[^>]*\/?>.*<h2>/s);
  expect(await showModule('banner-scroller', { ...banner, scroller: { text: '' } })).toBe('');
});

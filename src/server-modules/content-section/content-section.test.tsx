import { expect, test, vi } from 'vitest';
import { showModule } from '../../../tests/modules/show-module.ts';

vi.mock('#backend/content/content.ts', async () => (await import('../../../tests/modules/content-for-tests.ts')).contentForTests);
vi.mock('#backend/catalogue/products.ts', () => ({}));

const section = {
  headline: 'Lieferumfang',
  text: null,
  list: ['Siebkorb', 'Schablone'],
  image: { identifier: 'top' },
  imagePosition: 'end',
  button: { link: { page: 'sinks' }, text: 'Spülen' },
  secondButton: { link: { product: 'delta-60-s' }, text: 'Delta' },
};

test('M-29 picture, list and both buttons are in one section, on the requested side', async () => {
  const html = await showModule('content-section', section);
  expect(html).toContain('data-broad="end"');
  expect(html).toContain('alt="Bild top"');
  expect(html.match(/<li>/g)).toHaveLength(2);
  expect(html).toMatch(/href="\/sinks".*href="\/delta-60-s"/s);
});

test('M-29 omitted fields leave no empty element', async () => {
  const html = await showModule('content-section', { ...section, list: [], button: null, secondButton: null });
  expect(html).not.toMatch(/<ul|<a |<figcaption|<p>/);
  expect(html).not.toMatch(/<div[^>]*><\/div>/);
});

test('M-29 an unknown side is rejected', async () => {
  expect(await showModule('content-section', { ...section, imagePosition: 'left' })).toBe('');
});

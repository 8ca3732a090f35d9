import { expect, test, vi } from 'vitest';
import { showModule } from '../../../tests/modules/show-module.ts';

vi.mock('#backend/content/content.ts', async () => (await import('../../../tests/modules/content-for-tests.ts')).contentForTests);
vi.mock('#backend/catalogue/products.ts', () => ({}));

const features = ['Becken', 'Rand', 'Ablauf'].map((title) => ({ title, text: `${title} in Millimetern.` }));
const section = { headline: 'Delta 60 S', text: 'In einem Stück.', image: { identifier: 'kitchen' }, features };

test('M-27 each feature has a heading below that of the section and is a list item', async () => {
  const html = await showModule('feature-section', section);
  expect(html).toMatch(/<h2>Delta 60 S<\/h2>.*alt="Bild kitchen".*<ul/s);
  expect(html.match(/<li[^>]*><h3/g)).toHaveLength(3);
});

test.each([
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 3],
  [8, 4],
])('M-27 %i features are laid out in %i columns', async (count, columns) => {
  const many = Array.from({ length: count }, (_, at) => ({ title: `Merkmal ${at}`, text: 'Text.' }));
  expect(await showModule('feature-section', { ...section, features: many })).toContain(`data-columns="${columns}"`);
});

test('M-27 a missing picture or text leaves no trace; a single feature is rejected', async () => {
  expect(await showModule('feature-section', { ...section, image: null, text: null })).not.toMatch(/<img|<p>Null|<div[^>]*><\/div>/);
  expect(await showModule('feature-section', { ...section, features: features.slice(0, 1) })).toBe('');
});

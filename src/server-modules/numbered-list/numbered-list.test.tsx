import { expect, test, vi } from 'vitest';
import { showModule } from '../../../tests/modules/show-module.ts';

vi.mock('#backend/content/content.ts', async () => (await import('../../../tests/modules/content-for-tests.ts')).contentForTests);
vi.mock('#backend/catalogue/products.ts', () => ({}));

const item = { headline: 'Schrank messen', text: 'Von Seitenwand zu Seitenwand.' };
const list = { headline: 'Messen', items: [item, { ...item, headline: 'Platte messen' }] };

test('M-30 steps are an ordered list with headings below that of the section', async () => {
  const html = await showModule('numbered-list', list);
  expect(html).toMatch(/<h2>Messen<\/h2>.*<ol.*<h3[^>]*>Schrank messen<\/h3>.*<h3[^>]*>Platte messen<\/h3>.*<\/ol>/s);
  expect(html).not.toMatch(/<img|<a /);
});

test('M-30 a step shows both of its pictures with their alternative texts, and has its buttons', async () => {
  const step = {
    ...item,
    image: { identifier: 'top' },
    secondImage: { identifier: 'room' },
    buttons: [{ link: { page: 'planning' }, text: 'Planen' }],
  };
  const html = await showModule('numbered-list', { ...list, items: [item, step] });
  expect(html).toMatch(/alt="Bild top".*alt="Bild room"/s);
  expect(html).toMatch(/<a href="\/planning"/);
});

test('M-30 a single step is rejected', async () => {
  expect(await showModule('numbered-list', { ...list, items: [item] })).toBe('');
});

import { expect, test, vi } from 'vitest';
import { showModule } from '../../../tests/modules/show-module.ts';

vi.mock('#backend/content/content.ts', async () => ({
  ...(await import('../../../tests/modules/content-for-tests.ts')).contentForTests,
  findPageById: (_: unknown, id: string) => ({ texts: { label: `Seite ${id}` } }),
}));
vi.mock('#backend/catalogue/products.ts', () => ({}));

const way = (label: string, page: string) => ({ icon: 'ruler', label, link: { page } });
const bar = {
  label: 'Vor der Bestellung',
  items: [way('Planen', 'planning'), way('Lieferung', 'delivery'), way('Werkstoffe', 'materials')],
};

test('M-22 three links in a list, in a labelled section', async () => {
  const html = await showModule('three-icon-bar', bar);
  expect(html).toMatch(/<section[^>]*aria-label="Vor der Bestellung"/);
  expect(html.match(/<li><a href="\/(planning|delivery|materials)"/g)).toHaveLength(3);
});

test('M-22 a link without a label takes the name of its page', async () => {
  const [first, second] = bar.items;
  const html = await showModule('three-icon-bar', { ...bar, items: [first, second, { icon: 'return', link: { page: 'withdrawal' } }] });
  expect(html).toContain('Seite withdrawal');
});

test.each([2, 4])('M-22 exactly three: %i are rejected', async (count) => {
  expect(await showModule('three-icon-bar', { ...bar, items: [...bar.items, way('Zubehör', 'accessories')].slice(0, count) })).toBe('');
});

import { expect, test, vi } from 'vitest';
import { showModule } from '../../../tests/modules/show-module.ts';

vi.mock('#backend/content/content.ts', async () => (await import('../../../tests/modules/content-for-tests.ts')).contentForTests);
vi.mock('#backend/catalogue/products.ts', () => ({}));

const table = {
  headline: 'Maße',
  caption: 'Spülen für 60 cm',
  columns: [{ head: 'Spüle' }, { head: 'Gewicht, kg', kind: 'number' }],
  rows: [
    ['Lagune 60', '5,6'],
    ['Delta 60 S', '13,2'],
  ],
  note: null,
};

test('M-08 heads name their columns and rows, and the caption names the table and the place where it scrolls', async () => {
  const html = await showModule('table', table);
  expect(html.match(/<th scope="col"/g)).toHaveLength(2);
  expect(html).toContain('<th scope="row" data-kind="text">Lagune 60</th>');
  expect(html).toMatch(/<caption><span[^>]*>Spülen für 60 cm<\/span><\/caption>/);
  expect(html).toMatch(/<section(?=[^>]* aria-label="Spülen für 60 cm")(?=[^>]* tabindex="0")/i);
});

test('M-08 numbers stand at the end of their column, words do not', async () => {
  const html = await showModule('table', table);
  expect(html).toContain('<td data-kind="number">5,6</td>');
  expect(html).toMatch(/<th scope="col" data-kind="text">Spüle/);
});

test('M-08 without row heads every cell is one of data; without headline and note nothing empty is left', async () => {
  const html = await showModule('table', { ...table, headline: null, hasRowHeads: false });
  expect(html).not.toContain('scope="row"');
  expect(html.match(/<td/g)).toHaveLength(4);
  expect(html).not.toMatch(/<h2|<p/);
});

test('M-08 a row whose cells are not as many as the columns is refused', async () => {
  expect(
    await showModule('table', {
      ...table,
      rows: [
        ['Lagune 60', '5,6'],
        ['Delta 60 S', '13,2', 'zu viel'],
      ],
    }),
  ).toBe('');
});

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

test('M-08 headers label columns and rows, and the caption labels the table and its scroll container', async () => {
  const html = await showModule('table', table);
  expect(html.match(/<th scope="col"/g)).toHaveLength(2);
  expect(html).toContain('<th scope="row" data-kind="text">Lagune 60</th>');
  expect(html).toMatch(/<caption><span[^>]*>Spülen für 60 cm<\/span><\/caption>/);
  expect(html).toMatch(/<section(?=[^>]* aria-label="Spülen für 60 cm")(?=[^>]* tabindex="0")/i);
});

test('M-08 numbers are aligned to the end of their column, words are not', async () => {
  const html = await showModule('table', table);
  expect(html).toContain('<td data-kind="number">5,6</td>');
  expect(html).toMatch(/<th scope="col" data-kind="text">Spüle/);
});

test('M-08 without row headers every cell is a data cell; a missing headline or note leaves nothing empty', async () => {
  const html = await showModule('table', { ...table, headline: null, hasRowHeads: false });
  expect(html).not.toContain('scope="row"');
  expect(html.match(/<td/g)).toHaveLength(4);
  expect(html).not.toMatch(/<h2|<p/);
});

test('M-08 a row with another number of cells than columns is rejected', async () => {
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

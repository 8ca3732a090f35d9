import { createElement } from 'react';
import { expect, test } from 'vitest';
import { getTranslator } from '#server-components/translator.ts';
import type { Facet, ProductList } from '#shared/catalogue/product-list.ts';
import { htmlOf } from '../../../tests/html-of.ts';
import { presentFilters } from './active-filters.tsx';
import { Facets } from './facets.tsx';
import { ListBar } from './list-bar.tsx';
import { Pager } from './pager.tsx';

const t = await getTranslator('de');
const option = (value: string, count: number, isSelected = false) => ({
  value,
  label: value,
  count,
  isSelected,
  isImpossible: count === 0 && !isSelected,
});
const facets: Facet[] = [
  { id: 'cabinet', label: 'Unterschrank', kind: 'cabinet', options: [option('30', 0), option('60', 3, true)] },
  {
    id: 'material',
    label: 'Werkstoff',
    kind: 'checkbox',
    options: [option('granite', 2, true), option('steel', 1, true), option('ceramic', 0)],
  },
];
const list: ProductList = {
  tiles: [],
  facets,
  total: 3,
  page: 1,
  pageCount: 1,
  sort: 'popularity',
  sorts: [
    { value: 'popularity', label: 'Beliebtheit' },
    { value: 'new', label: 'Neuheiten' },
  ],
};
const facetHtml = await htmlOf(createElement(Facets, { facets, t, formatCount: String }));

test('P-03 selected values are checked, impossible ones are disabled but stay visible', () => {
  expect(facetHtml).toMatch(/<input(?=[^>]*value="granite")(?=[^>]*checked="")/);
  expect(facetHtml).toMatch(/<input(?=[^>]*value="ceramic")(?=[^>]*disabled="")/);
  expect(facetHtml).toMatch(/<input(?=[^>]*type="radio")(?=[^>]*value="30")(?=[^>]*disabled="")/);
});

test('P-03 every group of filters has a name, and a selected cabinet width can be cleared', () => {
  expect(facetHtml.match(/<legend/g)).toHaveLength(2);
  expect(facetHtml).toMatch(/<input(?=[^>]*name="cabinet")(?=[^>]*value="")/);
});

test('P-03 each chip links to the first page of the list without its value', () => {
  const query = new URLSearchParams('cabinet=60&material=granite&material=steel&page=2&sort=new');
  const chips = presentFilters({ facets, path: '/spuelen', query, locale: 'de-DE', t });
  expect(chips.map(({ label, href }) => [label, href])).toEqual([
    ['Passt in 60\u00a0cm', '/spuelen?material=granite&material=steel&sort=new'],
    ['granite', '/spuelen?cabinet=60&material=steel&sort=new'],
    ['steel', '/spuelen?cabinet=60&material=granite&sort=new'],
  ]);
});

test('B-07 the count of results is announced; the sorting belongs to the filter form', async () => {
  const html = await htmlOf(createElement(ListBar, { list, name: 'sinks', t }));
  expect(html).toMatch(/role="status">3 Spülen</);
  expect(html).toMatch(/<select(?=[^>]*form="filters")/);
  expect(html).toContain('Filter (3)');
});

test('P-03 the next page is a link that leads to the results; a single page has no pager', async () => {
  const props = { path: '/spuelen', query: new URLSearchParams('sort=new'), t };
  const long = { ...list, tiles: Array.from({ length: 12 }) as ProductList['tiles'], total: 20, pageCount: 2 };
  const html = await htmlOf(createElement(Pager, { ...props, list: long }));
  expect(html).toContain('href="/spuelen?sort=new&amp;page=2#results"');
  expect(html).toContain('Weitere 8 zeigen');
  expect(await htmlOf(createElement(Pager, { ...props, list }))).toBe('');
});

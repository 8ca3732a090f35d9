import { expect, test } from 'vitest';
import { pageFile } from './page-file.ts';

const page = { pageId: 'delta', type: 'PFP', parent: 'sinks', robots: 'index', image: null, list: null };
const faultsOf = (changes: object) => pageFile.safeParse({ ...page, ...changes }).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('R-14 the page of a product family names its family, and no other page does', () => {
  expect(faultsOf({ family: 'delta' })).toEqual([]);
  expect(faultsOf({})).toEqual(['family']);
  expect(faultsOf({ type: 'content', family: 'delta' })).toEqual(['family']);
  expect(faultsOf({ type: 'content' })).toEqual([]);
});

test('R-14 it has no list and no filter: its products are those of the family', () => {
  expect(faultsOf({ family: 'delta', list: 'sinks' })).toEqual(['list']);
  expect(faultsOf({ family: 'delta', narrow: { material: ['granite'] } })).toEqual(['narrow']);
});

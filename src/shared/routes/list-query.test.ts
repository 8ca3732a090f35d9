import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listQueryKeys, pageOf, sortOf, sorts, withQuery } from './list-query.ts';

test('page and sort are always valid, whatever the query says', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (page, sort) => {
      const query = new URLSearchParams({ page, sort });
      return Number.isSafeInteger(pageOf(query)) && pageOf(query) >= 1 && sorts.includes(sortOf(query));
    }),
  );
  expect(['0', '-1', '1e9', '2', '', '99999', '1.5', ' 3'].map((page) => pageOf(new URLSearchParams({ page })))).toEqual([
    1, 1, 1, 2, 1, 1, 1, 1,
  ]);
});

test('a change of filter returns to page one and preserves the other filters, in one order', () => {
  const query = new URLSearchParams('page=3&finish=sand&cabinet=60&utm=x&finish=white');
  expect(withQuery(query, { material: ['steel'] })).toBe('?cabinet=60&material=steel&finish=sand&finish=white');
  expect(withQuery(query, { finish: null })).toBe('?cabinet=60');
  expect(withQuery(query, { page: '2' })).toBe('?cabinet=60&finish=sand&finish=white&page=2');
  expect(withQuery(new URLSearchParams('utm=x'), {})).toBe('');
});

test('every query it writes is parsed back the same', () => {
  const values = fc.dictionary(fc.constantFrom(...listQueryKeys), fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 3 }));
  fc.assert(
    fc.property(values, (changes) => {
      const written = withQuery(new URLSearchParams(), { page: null, ...changes });
      return withQuery(new URLSearchParams(written), { page: new URLSearchParams(written).getAll('page') }) === written;
    }),
  );
});

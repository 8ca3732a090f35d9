import { expect, test } from 'vitest';
import { careerQueryNames, narrowJobs, queryOfMost, queryOfTab, readCareerQuery } from './career-query.ts';

test('J-01 a query names a tab, a location and a field; unknown values are ignored', () => {
  expect(readCareerQuery('')).toEqual({ tab: 'professionals', place: undefined, field: undefined, most: 6 });
  expect(readCareerQuery('group=pupils&place=Wien&field=sales')).toEqual({ tab: 'pupils', place: 'Wien', field: 'sales', most: 6 });
  expect(readCareerQuery('group=x&place=&field=y')).toEqual({ tab: 'professionals', place: undefined, field: undefined, most: 6 });
  expect([queryOfTab('professionals'), queryOfTab('students')]).toEqual(['', '?group=students']);
});

test('the number of jobs is read as written, six at least; nonsense is six', () => {
  const ask = readCareerQuery('group=pupils&place=Wien&field=sales');
  expect(queryOfMost(ask, 9)).toBe('?field=sales&group=pupils&most=9&place=Wien');
  expect(readCareerQuery(queryOfMost(ask, 9))).toEqual({ ...ask, most: 9 });
  expect(['most=3', 'most=x', 'most=-9', 'most=9999'].map((query) => readCareerQuery(query).most)).toEqual([6, 6, 6, 6]);
});

test('the query names have the order of canonical addresses', () => {
  expect(careerQueryNames.toSorted()).toEqual([...careerQueryNames]);
});

test('jobs are filtered by location and field together; a filter that matches none of them is ignored', () => {
  const jobs = [
    { id: 'a', locations: ['Wien', 'Berlin'], field: 'sales' },
    { id: 'b', locations: ['Berlin'], field: 'service' },
  ] as const;
  const left = (place?: string, field?: 'sales' | 'service' | 'digital') => narrowJobs(jobs, { place, field }).map(({ id }) => id);
  expect([left(), left('Berlin'), left('Wien'), left('Wien', 'service'), left('Atlantis'), left(undefined, 'digital')]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
    ['a'],
    [],
    ['a', 'b'],
    ['a', 'b'],
  ]);
});

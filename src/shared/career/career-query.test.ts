import { expect, test } from 'vitest';
import { careerQueryNames, narrowJobs, queryOfMost, queryOfTab, readCareerQuery } from './career-query.ts';

test('J-01 a query names a tab, a place and a field; what nobody knows counts as unsaid', () => {
  expect(readCareerQuery('')).toEqual({ tab: 'professionals', place: undefined, field: undefined, most: 6 });
  expect(readCareerQuery('group=pupils&place=Wien&field=sales')).toEqual({ tab: 'pupils', place: 'Wien', field: 'sales', most: 6 });
  expect(readCareerQuery('group=x&place=&field=y')).toEqual({ tab: 'professionals', place: undefined, field: undefined, most: 6 });
  expect([queryOfTab('professionals'), queryOfTab('students')]).toEqual(['', '?group=students']);
});

test('the number of jobs is read as it is written, six at least; nonsense is six', () => {
  const ask = readCareerQuery('group=pupils&place=Wien&field=sales');
  expect(queryOfMost(ask, 9)).toBe('?field=sales&group=pupils&most=9&place=Wien');
  expect(readCareerQuery(queryOfMost(ask, 9))).toEqual({ ...ask, most: 9 });
  expect(['most=3', 'most=x', 'most=-9', 'most=9999'].map((query) => readCareerQuery(query).most)).toEqual([6, 6, 6, 6]);
});

test('the names of the query stand as canonical addresses have them', () => {
  expect(careerQueryNames.toSorted()).toEqual([...careerQueryNames]);
});

test('jobs are narrowed by place and field together; one that none of them has leaves all', () => {
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

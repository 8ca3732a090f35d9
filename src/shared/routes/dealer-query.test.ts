import { expect, test } from 'vitest';
import { dealerQueryNames, dealerQueryOf, readDealerQuery } from './dealer-query.ts';

test('D-02 a search has a location, filter, product and number; unknown values are ignored', () => {
  expect(readDealerQuery('')).toEqual({ place: '', at: undefined, filter: 'all', shows: undefined, most: 5 });
  expect(readDealerQuery('place=+K%C3%B6ln+&filter=label-studio&shows=delta-45&most=20')).toEqual({
    place: 'Köln',
    at: undefined,
    filter: 'label-studio',
    shows: 'delta-45',
    most: 20,
  });
  expect(readDealerQuery('filter=label-x&shows=../x&most=9999')).toEqual({
    place: '',
    at: undefined,
    filter: 'all',
    shows: undefined,
    most: 5,
  });
  expect([readDealerQuery('most=100').most, readDealerQuery('most=1').most]).toEqual([50, 5]);
});

test('a position is as precise as distances are shown; an invalid one is ignored', () => {
  const read = (at: string) => readDealerQuery(new URLSearchParams({ at }).toString()).at;
  expect(read('50.93852,6.96038')).toEqual({ lat: 50.939, lng: 6.96 });
  expect(read('-33.9,151.2')).toEqual({ lat: -33.9, lng: 151.2 });
  for (const none of ['', '50', '50,', '91,6', '50,181', '50,6,7', '1e1,6', ' 50,6', 'NaN,6'])
    expect([none, read(none)]).toEqual([none, undefined]);
  expect(dealerQueryOf({ at: { lat: 50.93852, lng: 6.96038 }, place: 'Köln' })).toBe('?at=50.939%2C6.96&place=K%C3%B6ln');
});

test('a search is written in one order, without defaults', () => {
  expect(dealerQueryOf({ shows: 'a', place: 'Köln', most: 15, filter: 'unit-partner' })).toBe(
    '?filter=unit-partner&most=15&place=K%C3%B6ln&shows=a',
  );
  expect(dealerQueryOf({ place: '', filter: 'all', shows: undefined, most: 5 })).toBe('');
  expect(dealerQueryNames.toSorted()).toEqual([...dealerQueryNames]);
});

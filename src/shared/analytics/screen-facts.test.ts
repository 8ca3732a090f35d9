import { expect, test } from 'vitest';
import { acceptedReturnOf } from './accepted-return.ts';
import { readPageFacts, writePageFacts } from './page-facts.ts';
import { screenFactsOf, searchTermOf } from './screen-facts.ts';

const german = { root: '/' };
const french = { root: '/fr/' };

test.each([
  ['/cart', 'cart', 'cart'],
  ['/plain/cart', 'cart', 'cart'],
  ['/checkout/payment/', 'checkout', 'checkout/payment'],
  ['/checkout/success/U-DE-1', 'checkout', 'checkout/success'],
  ['/wishlist/shared/secret', 'wishlist', 'wishlist'],
  ['/search/sp%C3%BCle/60', 'search', 'search'],
  ['/dealer/4711', 'dealer search', 'dealer'],
  ['/account', 'user account', 'account'],
  ['/account/orders/U-DE-1', 'user account', 'account/orders'],
  ['/reset-password', 'user account', 'reset-password'],
  ['/return-order/U-DE-1', 'shop', 'return-order'],
  ['/compare', 'shop', 'compare'],
])('%s is of type %s, and its name contains no personal data', (path, category, eid) => {
  expect(screenFactsOf(german, path)).toEqual({ category, eid });
});

test('a screen is recognised below the root of its language; any other page describes itself, or is unknown', () => {
  expect(screenFactsOf(french, '/fr/cart')).toEqual({ category: 'cart', eid: 'cart' });
  for (const path of ['/cart', '/fr', '/fr/eviers', '/fr/cartes', '/fr/preview']) expect(screenFactsOf(french, path)).toBeUndefined();
});

test('the term of a search is read as it was typed', () => {
  expect(searchTermOf(german, '/search/sp%C3%BCle%2060/granit')).toBe('spüle 60/granit');
  expect([searchTermOf(german, '/search'), searchTermOf(german, '/search/%E0'), searchTermOf(french, '/cart')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('the facts of a page are read as they were written', () => {
  expect(writePageFacts({ category: 'PLP', eid: 'sinks' })).toBe('PLP/sinks');
  expect(readPageFacts('PLP/sinks')).toEqual({ category: 'PLP', eid: 'sinks' });
});

test('a return is reported once it is accepted, with its lines, and neither before nor when it is declined', () => {
  const money = { rawValue: 100, currency: 'EUR' as const };
  const named = { name: 'Delta', variantName: 'Sand', url: '/', picture: null, alt: '', facts: '', guaranteeYears: 0 };
  const line = { position: 1, quantity: 2, sku: '1', priceTotal: money, item: named };
  const one = { returnId: 'R-1', orderId: 'U-1', refund: money, items: [line] };
  for (const state of ['APPROVED', 'RECEIVED', 'REFUNDED'] as const)
    expect(acceptedReturnOf({ ...one, state })).toEqual({
      returnId: 'R-1',
      orderId: 'U-1',
      refund: money,
      items: [{ sku: '1', name: 'Delta', variantName: 'Sand', quantity: 2, priceTotal: money }],
    });
  for (const state of ['REQUESTED', 'REFUSED', 'CLOSED'] as const) expect(acceptedReturnOf({ ...one, state })).toBeUndefined();
});

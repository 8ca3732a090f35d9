import { expect, test } from 'vitest';
import { checkoutStageOf } from './checkout-stage.ts';

test.each([
  ['/', '/checkout/address/', 'ordering'],
  ['/', '/checkout/failure', 'ordering'],
  ['/', '/checkout/success/DE-1', 'placed'],
  ['/', '/plain/checkout/summary', 'ordering'],
  ['/fr/', '/fr/checkout/payment/', 'ordering'],
  ['/fr/', '/fr/plain/checkout/success/CH-1', 'placed'],
  ['/', '/cart', undefined],
  ['/', '/checkout/elsewhere', undefined],
  ['/', '/checkout/addresses', undefined],
  ['/', '/spuelen/checkout/address', undefined],
] as const)('O-01 below %s the page %s has the checkout stage %s', (root, path, place) => {
  expect(checkoutStageOf({ root }, path)).toBe(place);
});

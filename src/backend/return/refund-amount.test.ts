import { expect, test } from 'vitest';
import type { Order } from '#shared/contract/order.ts';
import { sampleOrder } from '#tests/backend/mail/sample-order.ts';
import { refundAmount } from './refund-amount.ts';

const eur = (rawValue: number) => ({ rawValue, currency: 'EUR' as const });
const base = sampleOrder();

/** Three pieces of 10.00, 1.00 off, 5.00 shipping. */
const order = (change: Partial<Order> = {}): Order => ({
  ...base,
  items: base.items.map((line) => ({ ...line, quantity: 3, pricePerItem: eur(1000), priceTotal: eur(3000) })),
  shippingCosts: eur(500),
  discountValue: eur(100),
  priceTotal: eur(3400),
  ...change,
});
const given = (quantity: number, more: object = {}) => ({
  ...{ order: order(), pieces: new Map([[1, quantity]]), before: new Map<number, number>(), kind: 'withdrawal' as const, refunded: 0 },
  ...more,
});

test('O-05 a part refunds its share of what was paid for goods, without shipping', () => {
  expect(refundAmount(given(1))).toBe(967);
  expect(refundAmount(given(2, { kind: 'voluntary' }))).toBe(1933);
});

test('Y-01 a withdrawal from all of it refunds everything, shipping too; a voluntary return the goods', () => {
  expect(refundAmount(given(3))).toBe(3400);
  expect(refundAmount(given(3, { kind: 'voluntary' }))).toBe(2900);
});

test('O-05 parts add up to the whole, to the cent', () => {
  const rest = refundAmount(given(1, { before: new Map([[1, 2]]), refunded: 967 + 967, kind: 'voluntary' }));
  expect(967 + 967 + rest).toBe(2900);
});

test('O-05 tax on top is refunded with its goods', () => {
  const taxed = order({ taxes: [{ label: 'Sales tax', rate: 1000, amount: eur(340), isIncluded: false }], priceTotal: eur(3740) });
  expect(refundAmount(given(3, { order: taxed }))).toBe(3740);
  expect(refundAmount(given(3, { order: taxed, kind: 'voluntary' }))).toBe(3190);
});

test('O-05 a code that took off the shipping costs reduces no refund of goods', () => {
  const discounts = [{ code: 'SHIP', kind: 'freeShipping' as const, value: eur(500) }];
  const free = order({ discounts, discountValue: eur(500), priceTotal: eur(3000) });
  expect(refundAmount(given(3, { order: free, kind: 'voluntary' }))).toBe(3000);
  expect(refundAmount(given(1, { order: free }))).toBe(1000);
});

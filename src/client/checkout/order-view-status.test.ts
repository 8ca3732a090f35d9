import { expect, test } from 'vitest';
import { isBought, orderViewStatus } from './order-view-status.ts';

test('O-01 only an order that this browser placed and that has been paid is thanked for', () => {
  expect([orderViewStatus('READY', 'PAID'), orderViewStatus('READY', 'SHIPPED')]).toEqual(['paid', 'paid']);
  for (const question of ['PENDING', 'ABSENT', 'FAILED'] as const)
    for (const state of [undefined, 'PAID'] as const) expect(orderViewStatus(question, state)).not.toBe('paid');
});

test.each([
  ['PENDING_PAYMENT', 'awaited', true],
  ['PAYMENT_FAILED', 'failed', false],
  ['CANCELLED', 'cancelled', false],
  ['REFUNDED', 'refunded', false],
] as const)('O-01 an order that is %s is %s', (state, viewStatus, isSold) => {
  expect([orderViewStatus('READY', state), isBought(state)]).toEqual([viewStatus, isSold]);
});

test('O-01 before the answer the order is pending, a missing one is unknown, no answer is reported', () => {
  expect([orderViewStatus('PENDING', undefined), orderViewStatus('READY', undefined)]).toEqual(['looking', 'looking']);
  expect([orderViewStatus('ABSENT', undefined), orderViewStatus('FAILED', undefined)]).toEqual(['unknown', 'unanswered']);
});

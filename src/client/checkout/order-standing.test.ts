import { expect, test } from 'vitest';
import { isBought, standingOf } from './order-standing.ts';

test('O-01 only an order that this browser placed and that has been paid is thanked for', () => {
  expect([standingOf('READY', 'PAID'), standingOf('READY', 'SHIPPED')]).toEqual(['paid', 'paid']);
  for (const question of ['PENDING', 'ABSENT', 'FAILED'] as const)
    for (const state of [undefined, 'PAID'] as const) expect(standingOf(question, state)).not.toBe('paid');
});

test.each([
  ['PENDING_PAYMENT', 'awaited', true],
  ['PAYMENT_FAILED', 'failed', false],
  ['CANCELLED', 'cancelled', false],
  ['REFUNDED', 'refunded', false],
] as const)('O-01 an order that is %s is %s', (state, standing, isSold) => {
  expect([standingOf('READY', state), isBought(state)]).toEqual([standing, isSold]);
});

test('O-01 what nobody has asked for yet is looked for, what does not exist is unknown, silence is told', () => {
  expect([standingOf('PENDING', undefined), standingOf('READY', undefined)]).toEqual(['looking', 'looking']);
  expect([standingOf('ABSENT', undefined), standingOf('FAILED', undefined)]).toEqual(['unknown', 'unanswered']);
});

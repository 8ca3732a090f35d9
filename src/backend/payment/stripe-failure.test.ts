import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { failureOf } from './stripe-failure.ts';

const rejected = (error: object) => ({ last_payment_error: error as Stripe.PaymentIntent.LastPaymentError });

test.each([
  [{ code: 'card_declined' }, 'declined'],
  [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficientFunds'],
  [{ code: 'card_declined', decline_code: 'authentication_required' }, 'authenticationFailed'],
  [{ code: 'payment_intent_authentication_failure' }, 'authenticationFailed'],
  [{ code: 'payment_intent_payment_attempt_expired' }, 'expired'],
  [{ code: 'payment_method_customer_decline' }, 'cancelled'],
  [{ code: 'card_declined', decline_code: 'issuer_not_available' }, 'unavailable'],
  [{ code: 'processing_error' }, 'unavailable'],
  [{ code: 'a_code_of_tomorrow' }, 'declined'],
  [{}, 'declined'],
] as const)('O-03 a decline %j is reported as %s', (error, reason) => {
  expect(failureOf(rejected(error))).toBe(reason);
});

test('O-03 a payment that was not declined has no reason', () => {
  expect(failureOf({ last_payment_error: null })).toBeUndefined();
  expect(failureOf(undefined)).toBeUndefined();
});

import type { PaymentMethod } from '#shared/contract/cart.ts';
import type { FailedPayment, OwnOrder } from '#shared/contract/own-order.ts';
import type { Translate } from '#shared/i18n/translator.ts';

/** A way to pay that came to nothing just now: what is said beside it, and whether another one is proposed. */
export type FailedMethod = { method: PaymentMethod; text: string; isLast: boolean };

/** What became of the last try to pay an order. One that still waits has a provider that does not answer: a buyer comes here only from it. */
export const failureOf = (order: OwnOrder | undefined): FailedPayment | undefined => {
  if (!order) return undefined;
  if (order.failure) return order.failure;
  const { state, paymentMethod: method, priceTotal: amount, placedAt: at } = order;
  return state === 'PENDING_PAYMENT' ? { reason: 'unavailable', method, amount, at } : undefined;
};

/** The way to pay that is offered again: below the others where a bank refused it, in its own place where the buyer or the clock ended it. */
export const failedMethodOf = (failure: FailedPayment | undefined, t: Translate): FailedMethod | undefined =>
  failure && {
    // A kept card is chosen below "card".
    method: failure.method === 'aliasCreditCard' ? 'CreditCard' : failure.method,
    text: t('checkout.failure.tried'),
    isLast: failure.reason === 'declined' || failure.reason === 'insufficientFunds',
  };

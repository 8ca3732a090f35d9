import type { PaymentMethod } from '#shared/contract/cart.ts';
import type { FailedPayment, OwnOrder } from '#shared/contract/own-order.ts';
import type { Translate } from '#shared/i18n/translator.ts';

/** A payment method that has just failed: the message beside it, and whether another one is suggested. */
export type FailedMethod = { method: PaymentMethod; text: string; isLast: boolean };

/** The result of the last payment attempt. A pending one means that the provider does not answer: buyers only come here from it. */
export const failureOf = (order: OwnOrder | undefined): FailedPayment | undefined => {
  if (!order) return undefined;
  if (order.failure) return order.failure;
  const { state, paymentMethod: method, priceTotal: amount, placedAt: at } = order;
  return state === 'PENDING_PAYMENT' ? { reason: 'unavailable', method, amount, at } : undefined;
};

/** The failed payment method, offered again: last if a bank declined it, in its own position if the buyer cancelled or it timed out. */
export const failedMethodOf = (failure: FailedPayment | undefined, t: Translate): FailedMethod | undefined =>
  failure && {
    // A saved card is chosen below "card".
    method: failure.method === 'aliasCreditCard' ? 'CreditCard' : failure.method,
    text: t('checkout.failure.tried'),
    isLast: failure.reason === 'declined' || failure.reason === 'insufficientFunds',
  };

import 'server-only';
import type Stripe from 'stripe';
import type { Money } from '#shared/money/money.ts';
import type { RefundRejection } from './payment-event.ts';
import { ProviderError } from './provider.ts';

const isLost = ({ status }: Stripe.Refund): boolean => status === 'failed' || status === 'canceled';

/**
 * Refunds a payment, once per key. Stripe drops idempotency keys after a day, while the shop retries longer and an operator later still:
 * so existing refunds are looked up first. A refund that failed at the bank does not count, and may be requested again.
 */
export const refundIntent = async (stripe: Stripe, intentId: string, { rawValue }: Money, refundKey: string): Promise<string> => {
  const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: 100 });
  const own = data.filter(({ metadata }) => metadata?.['refundKey'] === refundKey);
  const given = own.find((refund) => !isLost(refund));
  if (given) return given.id;
  const refundParams: Stripe.RefundCreateParams = { payment_intent: intentId, amount: rawValue, metadata: { refundKey } };
  const key = own.length === 0 ? `refund:${refundKey}` : `refund:${refundKey}:${own.length}`;
  const made = await stripe.refunds.create(refundParams, { idempotencyKey: key });
  if (isLost(made)) throw new ProviderError(`Refund ${made.id} failed: ${made.failure_reason ?? 'no reason given'}`, true);
  return made.id;
};

const rejectionOf = (refund: Stripe.Refund): RefundRejection | undefined =>
  isLost(refund)
    ? {
        providerRefundId: refund.id,
        refundKey: refund.metadata?.['refundKey'],
        reason: refund.failure_reason ?? refund.status ?? 'failed',
        amount: refund.amount,
        currency: refund.currency.toUpperCase(),
      }
    : undefined;

/** The outcome of a refund that was given. */
export const askRefund = async (stripe: Stripe, refundId: string): Promise<RefundRejection | undefined> =>
  rejectionOf(await stripe.refunds.retrieve(refundId));

/**
 * A bank's rejection of a refund, which may come weeks after it was given; undefined for all other events. Stripe reports it under several
 * names.
 */
export const readRejection = (event: Stripe.Event): RefundRejection | undefined => {
  switch (event.type) {
    case 'refund.failed':
    case 'refund.updated':
    case 'charge.refund.updated':
      return rejectionOf(event.data.object);
    default:
      return undefined;
  }
};

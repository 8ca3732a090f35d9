import 'server-only';
import { z } from 'zod';
import type { Trx } from '#backend/database/database.ts';
import { enqueue } from '#backend/jobs/jobs.ts';
import { failRefund, findPayment, findRefunds, insertRefund } from './sandbox.queries.ts';
import type { SandboxRefundTable } from './sandbox.table.ts';
import { missingError } from './sandbox.ts';
import { SandboxError } from './sandbox-error.ts';
import { newId, presentRefund } from './stripe-objects.ts';
import { rejectsRefunds } from './test-instruments.ts';
import { emitEvent } from './webhooks.ts';

const bankTime = 3000;

/** The outbox payload of a refund that its bank will reject. */
export const rejectionPayload = z.object({ refundId: z.string() });

/**
 * The bank rejects a refund that was given, and the shop is notified under both of Stripe's event names; repeating it changes nothing
 * more.
 */
export const rejectRefund = async (trx: Trx, { refundId }: z.infer<typeof rejectionPayload>): Promise<void> => {
  const failed = await failRefund(trx, refundId);
  if (!failed) return;
  for (const type of ['refund.failed', 'charge.refund.updated']) await emitEvent(trx, type, presentRefund(failed));
};

/** Refunds a payment; throws SandboxError 404 or 400 if there is none, or the amount is too high. */
export const refund = async (
  trx: Trx,
  requested: { paymentIntentId: string; amount: number | undefined; metadata: Record<string, string> },
  now: number,
): Promise<SandboxRefundTable> => {
  const payment = await findPayment(trx, requested.paymentIntentId);
  if (!payment) throw missingError('payment_intent', requested.paymentIntentId);
  const amount = requested.amount ?? payment.amount - payment.refunded;
  const { paymentIntentId, currency } = payment;
  const willFail = rejectsRefunds(payment.last4) && (await findRefunds(trx, paymentIntentId)).length === 0;
  const refundId = newId('re');
  const metadata = JSON.stringify(requested.metadata);
  const row: SandboxRefundTable = { refundId, paymentIntentId, amount, currency, metadata, status: 'succeeded', createdAt: now };
  if (amount > 0 && (await insertRefund(trx, row))) {
    if (willFail)
      await enqueue(trx, { kind: 'sandbox-refund', key: `sandbox-refund:${refundId}`, payload: { refundId }, delayMs: bankTime });
    return row;
  }
  const left = payment.status === 'succeeded' ? payment.amount - payment.refunded : 0;
  throw new SandboxError(400, `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
    param: 'amount',
    code: 'amount_too_large',
  });
};

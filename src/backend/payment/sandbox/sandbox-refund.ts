import 'server-only';
import type { Trx } from '#backend/database/database.ts';
import { findPayment, insertRefund } from './sandbox.queries.ts';
import type { SandboxRefundTable } from './sandbox.table.ts';
import { missing } from './sandbox.ts';
import { SandboxError } from './sandbox-error.ts';
import { newId } from './stripe-objects.ts';

/** Gives money back; throws SandboxError 404 or 400 when there is none, or not so much. */
export const refund = async (
  trx: Trx,
  asked: { paymentIntentId: string; amount: number | undefined; metadata: Record<string, string> },
  now: number,
): Promise<SandboxRefundTable> => {
  const payment = await findPayment(trx, asked.paymentIntentId);
  if (!payment) throw missing('payment_intent', asked.paymentIntentId);
  const amount = asked.amount ?? payment.amount - payment.refunded;
  const { paymentIntentId, currency } = payment;
  const row = { refundId: newId('re'), paymentIntentId, amount, currency, metadata: JSON.stringify(asked.metadata), createdAt: now };
  if (amount > 0 && (await insertRefund(trx, row))) return row;
  const left = payment.status === 'succeeded' ? payment.amount - payment.refunded : 0;
  throw new SandboxError(400, `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
    param: 'amount',
    code: 'amount_too_large',
  });
};

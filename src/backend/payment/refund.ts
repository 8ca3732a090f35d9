import 'server-only';
import { z } from 'zod';
import { type Db, database, inTransaction, type Trx } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { enqueue, NonRetryableError, type OutboxHandler } from '#backend/jobs/jobs.ts';
import type { Money } from '#shared/money/money.ts';
import { getAttempt } from './attempts.ts';
import { currentProvider } from './current-provider.ts';
import type { PaymentRefundTable } from './payment.table.ts';
import type { RefundRejection } from './payment-event.ts';
import { ProviderError } from './provider.ts';
import {
  findRefund,
  findRefundByProvider,
  findRejections,
  insertRefund,
  lockRefund,
  setProviderRefund,
  sumRefunds,
} from './refund.queries.ts';

const payload = z.object({ refundKey: z.string() });

/** The key of a refund's job in the outbox. */
export const workOfRefund = (refundKey: string): string => `refund:${refundKey}`;

/**
 * Refunds a paid attempt, completely or in part. The order's transaction records it; the provider is called afterwards, as often as it
 * takes. Repeating the `refundKey` refunds nothing more. More than was paid: DomainError RefundTooHighException 409.
 */
export const refundPayment = async (trx: Trx, attemptId: string, amount: Money, refundKey: string = attemptId): Promise<void> => {
  const attempt = await getAttempt(attemptId, trx);
  if (attempt.state !== 'SUCCEEDED') throw new DomainError('PaymentNotSettledException', 409);
  const { rawValue, currency } = amount;
  const row = { refundKey, attemptId, amount: rawValue, currency, providerRefundId: null, createdAt: Date.now(), askAt: null };
  if (!(await insertRefund(trx, row))) return;
  const isTooHigh = (await sumRefunds(trx, attemptId)) > attempt.amount.rawValue;
  if (isTooHigh || amount.currency !== attempt.amount.currency) throw new DomainError('RefundTooHighException', 409);
  await enqueue(trx, { kind: 'refund', key: workOfRefund(refundKey), payload: { refundKey } });
};

/** The refunds of an attempt so far, in minor units. */
export const refundedOf = (trx: Trx, attemptId: string): Promise<number> => sumRefunds(trx, attemptId);

/** The refund of an event; undefined if the shop did not make it. */
export const findRefundOf = (trx: Trx, { refundKey, providerRefundId }: RefundRejection): Promise<PaymentRefundTable | undefined> =>
  refundKey === undefined ? findRefundByProvider(trx, providerRefundId) : findRefund(trx, refundKey);

/** Banks reject refunds for weeks after they were given: the provider is queried once a day, in case the event is lost. */
export const dayMs = 24 * 60 * 60_000;

/** Records that the provider has accepted a refund. False when a bank has already rejected it: the event was faster than the response. */
const markGiven = (db: Db, refundKey: string, providerRefundId: string): Promise<boolean> =>
  inTransaction(async (trx) => {
    await lockRefund(trx, { refundKey });
    const rejected = await findRejections(trx, [refundKey]);
    if (rejected.some((one) => one.providerRefundId === providerRefundId)) return false;
    await setProviderRefund(trx, refundKey, { providerRefundId, askAt: Date.now() + dayMs });
    return true;
  }, db);

/** Sends a recorded refund to the provider. */
export const sendRefund =
  (db: Db = database): OutboxHandler =>
  async (work) => {
    const refund = await findRefund(db, payload.parse(work.payload).refundKey);
    if (!refund) throw new NonRetryableError('The refund does not exist');
    if (refund.providerRefundId !== null) return;
    const { sessionId } = await getAttempt(refund.attemptId, db);
    if (sessionId === null) throw new NonRetryableError('The attempt has no session');
    try {
      const amount = { rawValue: refund.amount, currency: refund.currency };
      const { providerRefundId } = await currentProvider().refund(sessionId, amount, refund.refundKey);
      if (!(await markGiven(db, refund.refundKey, providerRefundId))) throw new NonRetryableError(`A bank rejected ${providerRefundId}`);
    } catch (error) {
      if (error instanceof ProviderError && error.isRejected) throw new NonRetryableError(error.message, { cause: error });
      throw error;
    }
  };

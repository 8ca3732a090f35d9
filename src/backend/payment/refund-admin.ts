import 'server-only';
import { database, type Trx } from '#backend/database/database.ts';
import { endDead, findWork, type OutboxTable, requeueDeadWork } from '#backend/jobs/jobs.ts';
import type { Money } from '#shared/money/money.ts';
import type { PaymentRefundRejectionTable, PaymentRefundTable } from './payment.table.ts';
import { findOpenRefunds, findRefundsOfOrder, findRejections, setProviderRefund } from './refund.queries.ts';
import { workOfRefund } from './refund.ts';

/**
 * The progress of a refund: GIVEN with the provider's number, WAITING for its next try; GIVEN_UP because the provider refused or did not
 * respond, or REJECTED by a bank after it had been given: both wait until somebody retries.
 */
type RefundState = 'GIVEN' | 'WAITING' | 'GIVEN_UP' | 'REJECTED';

export type RefundReport = {
  refundKey: string;
  amount: Money;
  state: RefundState;
  providerRefundId: string | null;
  tries: number;
  lastError: string | null;
  /** Epoch milliseconds; null unless WAITING. */
  nextTryAt: number | null;
  /** Rejections by banks so far, the oldest first. */
  rejections: Omit<PaymentRefundRejectionTable, 'refundKey'>[];
};

const stateOf = (
  { providerRefundId }: PaymentRefundTable,
  work: OutboxTable | undefined,
  rejections: RefundReport['rejections'],
): RefundState => {
  if (providerRefundId !== null) return 'GIVEN';
  if (work && work.deadAt === null) return 'WAITING';
  // If a later try failed for another reason, that one is what needs fixing.
  return (rejections.at(-1)?.rejectedAt ?? Number.NEGATIVE_INFINITY) >= (work?.deadAt ?? 0) ? 'REJECTED' : 'GIVEN_UP';
};

const report = async (refunds: readonly PaymentRefundTable[]): Promise<RefundReport[]> => {
  const keys = refunds.map(({ refundKey }) => refundKey);
  const work = await findWork(database, keys.map(workOfRefund));
  const all = await findRejections(database, keys);
  return refunds.map((row) => {
    const { refundKey, amount: rawValue, currency, providerRefundId } = row;
    const job = work.get(workOfRefund(refundKey));
    const rejections = all.flatMap(({ refundKey: key, ...rejection }) => (key === refundKey ? [rejection] : []));
    const state = stateOf(row, job, rejections);
    return {
      ...{ refundKey, amount: { rawValue, currency }, state, providerRefundId, rejections },
      tries: job?.tries ?? 0,
      lastError: job?.lastError ?? null,
      nextTryAt: state === 'WAITING' ? (job?.dueAt ?? null) : null,
    };
  });
};

/** Every refund of an order and whether its money has been sent, the oldest first. */
export const reportRefunds = async (orderId: string): Promise<RefundReport[]> => report(await findRefundsOfOrder(database, orderId));

/** Every refund of the shop whose money has not been sent, with its order, the oldest first. */
export const reportOpenRefunds = async (): Promise<(RefundReport & { orderId: string })[]> => {
  const refunds = await findOpenRefunds(database);
  const orders = new Map(refunds.map(({ refundKey, orderId }) => [refundKey, orderId]));
  return (await report(refunds)).map((one) => ({ orderId: orders.get(one.refundKey) ?? '', ...one }));
};

/** The number of refunds that have not arrived, by what they wait for. */
export const countOpenRefunds = async (): Promise<Record<Exclude<RefundState, 'GIVEN'>, number>> => {
  const counts = { WAITING: 0, GIVEN_UP: 0, REJECTED: 0 };
  for (const { state } of await reportOpenRefunds()) if (state !== 'GIVEN') counts[state] += 1;
  return counts;
};

/** Retries the given-up or rejected refunds of an order; returns how many. */
export const retryRefunds = async (orderId: string): Promise<number> => {
  const refunds = await findRefundsOfOrder(database, orderId);
  const open = refunds.filter(({ providerRefundId }) => providerRefundId === null);
  return requeueDeadWork(
    database,
    open.map(({ refundKey }) => workOfRefund(refundKey)),
  );
};

/** Ends the given-up or rejected refunds of an order: their money was sent another way. Returns their keys, without those that still wait for their next try. */
export const endOpenRefunds = async (trx: Trx, orderId: string): Promise<string[]> => {
  const ended: string[] = [];
  for (const { refundKey, providerRefundId } of await findRefundsOfOrder(trx, orderId)) {
    if (providerRefundId !== null || !(await endDead(trx, workOfRefund(refundKey)))) continue;
    await setProviderRefund(trx, refundKey, { providerRefundId: `by hand: ${refundKey}`, askAt: null });
    ended.push(refundKey);
  }
  return ended;
};

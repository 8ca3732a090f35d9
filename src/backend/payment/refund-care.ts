import 'server-only';
import { database } from '#backend/database/database.ts';
import { findWork, reviveDeadWork } from '#backend/jobs/dead-letters.ts';
import type { Money } from '#shared/money/money.ts';
import { findRefundsOfOrder } from './refund.queries.ts';
import { workOfRefund } from './refund.ts';

/** How far a refund has come: GIVEN with the provider's number, WAITING for its next try, GIVEN_UP until somebody asks again. */
export type RefundReport = {
  refundKey: string;
  amount: Money;
  state: 'GIVEN' | 'WAITING' | 'GIVEN_UP';
  providerRefundId: string | null;
  tries: number;
  lastError: string | null;
  /** Epoch milliseconds; null unless WAITING. */
  nextTryAt: number | null;
};

/** Every refund of an order and whether its money has gone, the oldest first. */
export const reportRefunds = async (orderId: string): Promise<RefundReport[]> => {
  const refunds = await findRefundsOfOrder(database, orderId);
  const work = await findWork(
    database,
    refunds.map(({ refundKey }) => workOfRefund(refundKey)),
  );
  return refunds.map(({ refundKey, amount: rawValue, currency, providerRefundId }) => {
    const row = work.get(workOfRefund(refundKey));
    const isWaiting = providerRefundId === null && row !== undefined && row.deadAt === null;
    return {
      refundKey,
      amount: { rawValue, currency },
      state: providerRefundId !== null ? 'GIVEN' : isWaiting ? 'WAITING' : 'GIVEN_UP',
      providerRefundId,
      tries: row?.tries ?? 0,
      lastError: row?.lastError ?? null,
      nextTryAt: isWaiting ? row.dueAt : null,
    };
  });
};

/** Asks the provider again for refunds of an order that were given up; answers how many. */
export const retryRefunds = async (orderId: string): Promise<number> => {
  const refunds = await findRefundsOfOrder(database, orderId);
  return reviveDeadWork(
    database,
    refunds.map(({ refundKey }) => workOfRefund(refundKey)),
  );
};

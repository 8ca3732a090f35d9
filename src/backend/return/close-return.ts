import 'server-only';
import type { Trx } from '#backend/database/database.ts';
import type { ReturnState } from '#shared/contract/return.ts';
import { findReturnsOfOrder, insertReturnHistory, moveReturnRow } from './return.queries.ts';
import { publishReturnEvent } from './return-notifications.ts';

const open: readonly ReturnState[] = ['REQUESTED', 'APPROVED', 'RECEIVED'];

/** Why a return has nothing left to do, and who caused that. */
type Cause = { note: string; by: string };

/** Closes a return that another event has completed. Its sender gets no extra mail: the one about that event says everything. */
export const closeReturn = async (trx: Trx, returnId: string, { note, by }: Cause): Promise<void> => {
  const closed = await moveReturnRow(trx, returnId, open, 'CLOSED');
  if (!closed) return;
  await insertReturnHistory(trx, { returnId, state: 'CLOSED', by, note });
  await publishReturnEvent(trx, closed);
};

/**
 * Closes every return of an order that has ended before it was shipped: all money is refunded at once, and nothing is on its way. The
 * order must be locked.
 */
export const closeReturnsOf = async (trx: Trx, orderId: string, cause: Cause): Promise<void> => {
  for (const { returnId } of await findReturnsOfOrder(trx, orderId)) await closeReturn(trx, returnId, cause);
};

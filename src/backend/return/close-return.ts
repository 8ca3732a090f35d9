import 'server-only';
import type { Trx } from '#backend/database/database.ts';
import type { ReturnState } from '#shared/contract/return.ts';
import { findReturnsOfOrder, insertReturnHistory, moveReturnRow } from './return.queries.ts';
import { publishReturnEvent } from './return-notifications.ts';

const open: readonly ReturnState[] = ['REQUESTED', 'APPROVED', 'RECEIVED'];

/** Why a return has nothing left to do, and who brought that about. */
type Cause = { note: string; by: string };

/** Ends a return that something else has settled. Its sender gets no mail of it: the one about what settled it says all. */
export const closeReturn = async (trx: Trx, returnId: string, { note, by }: Cause): Promise<void> => {
  const closed = await moveReturnRow(trx, returnId, open, 'CLOSED');
  if (!closed) return;
  await insertReturnHistory(trx, { returnId, state: 'CLOSED', by, note });
  await publishReturnEvent(trx, closed);
};

/** Ends every return of an order that is over before it was shipped: all money goes back at once, and nothing is on its way. The order must be held. */
export const closeReturnsOf = async (trx: Trx, orderId: string, cause: Cause): Promise<void> => {
  for (const { returnId } of await findReturnsOfOrder(trx, orderId)) await closeReturn(trx, returnId, cause);
};

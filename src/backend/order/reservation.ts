import 'server-only';
import { sql } from 'kysely';
import type { Trx } from '#backend/database/database.ts';

/** The most pieces that one order takes off the shelf before anybody approves its payment: what a household buys at once. */
export const maxReservedByOrder = 25;
/** The most that all unpaid orders of one network do together. */
export const maxReservedByNetwork = 100;

// Orders that were paid, approved or given up hold nothing that counts here, and where they came from is nobody's business any more.
const deleteSettledReservations = async (trx: Trx): Promise<void> => {
  const waiting = trx.selectFrom('order').select('orderId').where('state', '=', 'PENDING_PAYMENT').where('approvedAt', 'is', null);
  await trx.deleteFrom('orderHold').where('orderId', 'not in', waiting).execute();
};

const sumOfPieces = sql<number>`coalesce(sum("orderLine"."quantity"), 0)`;

/**
 * Whether an order that waits for its payment holds its pieces from now on; if so it is noted from which network (as a hash) it came. One
 * that holds too many, or whose network does, leaves them on the shelf until its payment is approved: nobody empties it for others without paying.
 */
export const mayReserve = async (trx: Trx, orderId: string, network: string): Promise<boolean> => {
  await deleteSettledReservations(trx);
  const own = await trx.selectFrom('orderLine').select(sumOfPieces.as('pieces')).where('orderId', '=', orderId).executeTakeFirstOrThrow();
  if (Number(own.pieces) > maxReservedByOrder) return false;
  const reserved = await trx
    .selectFrom('orderHold')
    .innerJoin('orderLine', 'orderLine.orderId', 'orderHold.orderId')
    .select(sumOfPieces.as('pieces'))
    .where('orderHold.network', '=', network)
    .executeTakeFirstOrThrow();
  if (Number(reserved.pieces) + Number(own.pieces) > maxReservedByNetwork) return false;
  await trx.insertInto('orderHold').values({ orderId, network }).execute();
  return true;
};

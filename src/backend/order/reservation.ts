import 'server-only';
import { sql } from 'kysely';
import type { Trx } from '#backend/database/database.ts';
import { networkShares } from '#shared/network/network-of.ts';

/** The maximum number of pieces that one order reserves before its payment is approved: what a household buys at once. */
export const maxReservedByOrder = 25;
/** The maximum for all unpaid orders of one network together. */
export const maxReservedByNetwork = 100;

// Orders that were paid, approved or abandoned no longer count here, and where they came from must not be retained.
const deleteSettledReservations = async (trx: Trx): Promise<void> => {
  const waiting = trx.selectFrom('order').select('orderId').where('state', '=', 'PENDING_PAYMENT').where('approvedAt', 'is', null);
  await trx.deleteFrom('orderHold').where('orderId', 'not in', waiting).execute();
};

// What `networksOf` returns, in its order.
const columns = ['orderHold.network', 'orderHold.line', 'orderHold.site'] as const;

const sumOfPieces = sql<number>`coalesce(sum("orderLine"."quantity"), 0)`;

/**
 * Whether a pending order reserves its pieces from now on; if so its networks (as hashes, the narrowest first) are recorded. An order with too many, or from a
 * network with too many, leaves them in stock until its payment is approved: nobody can empty the stock without paying.
 */
export const mayReserve = async (trx: Trx, orderId: string, networks: readonly string[]): Promise<boolean> => {
  await deleteSettledReservations(trx);
  const own = await trx.selectFrom('orderLine').select(sumOfPieces.as('pieces')).where('orderId', '=', orderId).executeTakeFirstOrThrow();
  if (Number(own.pieces) > maxReservedByOrder) return false;
  for (const [index, network] of networks.entries()) {
    const reserved = await trx
      .selectFrom('orderHold')
      .innerJoin('orderLine', 'orderLine.orderId', 'orderHold.orderId')
      .select(sumOfPieces.as('pieces'))
      .where(columns[index] ?? 'network', '=', network)
      .executeTakeFirstOrThrow();
    if (Number(reserved.pieces) + Number(own.pieces) > maxReservedByNetwork * (networkShares[index] ?? 1)) return false;
  }
  const [network = '', line = null, site = null] = networks;
  await trx.insertInto('orderHold').values({ orderId, network, line, site }).execute();
  return true;
};

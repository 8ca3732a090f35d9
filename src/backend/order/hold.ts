import 'server-only';
import { sql } from 'kysely';
import type { Trx } from '#backend/database/database.ts';
import { DomainError } from '#backend/refusal/refusal.ts';

/** The most pieces that orders of one network take off the shelf before anybody approves a payment; the most of a single article fits in. */
export const mostHeld = 100;

const tooMany = (): DomainError => {
  const fields = [{ field: '', messageKey: 'checkout.refused.TooManyHeldException' }];
  return new DomainError('TooManyHeldException', 409, { fields }, `Unpaid orders of one network hold ${mostHeld} pieces at most`);
};

// Orders that were paid, approved or given up hold nothing that counts here, and where they came from is nobody's business any more.
const forgetSettled = async (trx: Trx): Promise<void> => {
  const waiting = trx.selectFrom('order').select('orderId').where('state', '=', 'PENDING_PAYMENT').where('approvedAt', 'is', null);
  await trx.deleteFrom('orderHold').where('orderId', 'not in', waiting).execute();
};

/**
 * Notes from which network (as a hash) an order that waits for its payment came. Throws TooManyHeldException 409 where all of them together
 * would hold too many pieces: nobody empties the shelves for others without paying.
 */
export const noteHold = async (trx: Trx, orderId: string, network: string): Promise<void> => {
  await forgetSettled(trx);
  await trx.insertInto('orderHold').values({ orderId, network }).execute();
  const { pieces } = await trx
    .selectFrom('orderHold')
    .innerJoin('orderLine', 'orderLine.orderId', 'orderHold.orderId')
    .select(sql<number>`sum("orderLine"."quantity")`.as('pieces'))
    .where('orderHold.network', '=', network)
    .executeTakeFirstOrThrow();
  if (Number(pieces) > mostHeld) throw tooMany();
};

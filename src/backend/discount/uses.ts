import 'server-only';
import { sql } from 'kysely';
import type { Db, Trx } from '#backend/database/database.ts';
import { ordersWithBuyers } from '#backend/order/order.ts';
import { findDiscounts } from './codes.ts';
import { invalidCodesError } from './discount-errors.ts';

/** The consumer of a single-use code: by the account, and by the email address of the order. */
type Consumer = { consumerId: string | null; email: string | null };

/** The active uses of these codes, with their orders. */
const usesOf = (db: Db, codes: readonly string[]) =>
  db
    .selectFrom('discountUse')
    .innerJoin(ordersWithBuyers(db).as('order'), 'order.orderId', 'discountUse.orderId')
    .select(['discountUse.code', 'order.cartId', 'order.state', 'order.approvedAt'])
    .where('discountUse.code', 'in', [...codes])
    .where('discountUse.returnedAt', 'is', null);

const usesOfConsumer = (db: Db, codes: readonly string[], { consumerId, email }: Consumer) =>
  usesOf(db, codes).where((row) =>
    row.or([
      row('order.consumerId', '=', consumerId ?? ''),
      sql<boolean>`lower(${sql.ref('order.email')}) = ${(email ?? '').trim().toLowerCase()}`,
    ]),
  );

type Use = { code: string; cartId: string; state: string; approvedAt: number | null };

// An unapproved order is abandoned when its cart is ordered again (and so are its pieces).
const isReservedBy =
  (cartId: string) =>
  (use: Use): boolean =>
    use.cartId === cartId && use.state === 'PENDING_PAYMENT' && use.approvedAt === null;

/** The codes that a consumer has used elsewhere, and those that the cart's own pending orders reserve. */
export const findUses = async (
  db: Db,
  cartId: string,
  codes: readonly string[],
  consumer: Consumer,
): Promise<{ used: Set<string>; reserved: Set<string> }> => {
  const isOwn = isReservedBy(cartId);
  const byConsumer = consumer.consumerId === null && consumer.email === null ? [] : await usesOfConsumer(db, codes, consumer).execute();
  const waiting = await usesOf(db, codes).where('order.cartId', '=', cartId).execute();
  const codesOf = (uses: readonly Use[]): Set<string> => new Set(uses.map(({ code }) => code));
  return { used: codesOf(byConsumer.filter((use) => !isOwn(use))), reserved: codesOf(waiting.filter(isOwn)) };
};

/**
 * Counts the uses of an order's codes, all or none. Concurrent orders wait for each other at the code's row, so no limit is ever exceeded:
 * throws DiscountUsedUpException or DiscountUsedException (409) for what has been used up in the meantime.
 */
export const takeUses = async (trx: Trx, orderId: string, codes: readonly string[], consumer: Consumer): Promise<void> => {
  // Always in the same order, so that two orders with the same codes wait for each other instead of deadlocking.
  for (const code of codes.toSorted()) {
    const { numUpdatedRows } = await trx
      .updateTable('discount')
      .set({ uses: sql<number>`uses + 1` })
      .where('code', '=', code)
      .where((row) => row.or([row('usageLimit', 'is', null), row('uses', '<', row.ref('usageLimit'))]))
      .executeTakeFirstOrThrow();
    const [terms] = await findDiscounts(trx, [code]);
    const values = { code };
    if (!terms) throw invalidCodesError([{ reason: 'unknown', values }], 409);
    if (numUpdatedRows === 0n) throw invalidCodesError([{ reason: 'usedUp', values }], 409);
    if (terms.isOncePerConsumer === 1 && (await usesOfConsumer(trx, [code], consumer).execute()).length > 0)
      throw invalidCodesError([{ reason: 'used', values }], 409);
    await trx.insertInto('discountUse').values({ orderId, code, returnedAt: null }).execute();
  }
};

/** Gives the uses of a lost order back, once however often it is called. */
export const returnUses = async (trx: Trx, orderId: string): Promise<void> => {
  const returned = await trx
    .updateTable('discountUse')
    .set({ returnedAt: Date.now() })
    .where('orderId', '=', orderId)
    .where('returnedAt', 'is', null)
    .returning('code')
    .execute();
  for (const { code } of returned.toSorted((one, other) => (one.code < other.code ? -1 : 1)))
    await trx.updateTable('discount').set({ uses: sql<number>`uses - 1` }).where('code', '=', code).execute();
};

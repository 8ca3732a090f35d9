import 'server-only';
import { type Db, database } from '#backend/database/database.ts';
import { orderedCarts } from '#backend/order/order.ts';

const day = 24 * 60 * 60 * 1000;
/** The lifetime of the cookie, which every change renews: afterwards nobody can open the cart. */
const cookieMs = 180 * day;
/** A cart that was never touched again is that of a visitor who did not come back, or of a program. */
const onceMs = 60 * day;
// Creating a cart and putting the first thing into it may take two moments.
const sameMomentMs = 60 * 1000;
const batch = 200;

const oldCarts = (db: Db, now: number) =>
  db
    .selectFrom('cart')
    .select(['cartId', 'tokenHash'])
    .where('changedAt', '<', now - onceMs)
    .where((cart) =>
      cart.or([cart('changedAt', '<', now - cookieMs), cart(cart('changedAt', '-', cart.ref('createdAt')), '<', sameMomentMs)]),
    )
    .where('cartId', 'not in', orderedCarts(db));

/**
 * Deletes carts whose cookie has expired, 180 days after their last change, and after 60 days those that were changed only once. A cart
 * that was ordered stays with its order, and that of an account with the account: `accounts` are the hashes of their keys.
 */
export const deleteOldCarts = async (accounts: ReadonlySet<string>, now = Date.now()): Promise<void> => {
  let last = '';
  for (;;) {
    const found = await oldCarts(database, now).where('cartId', '>', last).orderBy('cartId').limit(batch).execute();
    const ids = found.filter(({ tokenHash }) => !accounts.has(tokenHash)).map(({ cartId }) => cartId);
    // Asked again: one of them may have been changed or ordered meanwhile.
    if (ids.length > 0) {
      const unchanged = oldCarts(database, now).clearSelect().select('cartId').where('cartId', 'in', ids);
      await database.deleteFrom('cart').where('cartId', 'in', unchanged).execute();
    }
    if (found.length < batch) return;
    last = found.at(-1)?.cartId ?? '';
  }
};

import 'server-only';
import { deleteOldCarts } from '#backend/cart/cart.ts';
import { database } from '#backend/database/database.ts';
import { hashToken, keyOfConsumer } from '#backend/rest/rest.ts';
import { deleteOldWishlists } from '#backend/wishlist/wishlist.ts';

const batch = 1000;

/** What the cart and the wishlist of each account are stored under. */
const hashesOfAccounts = async (): Promise<Set<string>> => {
  const hashes = new Set<string>();
  let last = '';
  for (;;) {
    const query = database.selectFrom('consumer').select('consumerId').where('consumerId', '>', last);
    const rows = await query.orderBy('consumerId').limit(batch).execute();
    for (const { consumerId } of rows) hashes.add(hashToken(keyOfConsumer(consumerId)));
    if (rows.length < batch) return hashes;
    last = rows.at(-1)?.consumerId ?? '';
  }
};

/** Deletes carts and wishlists that no browser can open any more, and those that nobody came back to; accounts keep theirs. */
export const deleteOldLists = async (now = Date.now()): Promise<void> => {
  const accounts = await hashesOfAccounts();
  await deleteOldCarts(accounts, now);
  await deleteOldWishlists(accounts, now);
};

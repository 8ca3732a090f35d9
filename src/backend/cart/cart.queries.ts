import 'server-only';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Trx } from '#backend/database/database.ts';
import { orderedCarts } from '#backend/order/order.ts';
import { hashToken } from '#backend/rest/rest.ts';
import type { CartLineTable, CartTable } from './cart.table.ts';

export const findCartRow = (db: Db, token: string): Promise<CartTable | undefined> =>
  db.selectFrom('cart').selectAll().where('tokenHash', '=', hashToken(token)).executeTakeFirst();

/** The cart's row, locked until the transaction ends: no other change of this cart can interleave. */
export const lockCartRow = (trx: Trx, token: string): Promise<CartTable | undefined> =>
  trx.updateTable('cart').set({ changedAt: Date.now() }).where('tokenHash', '=', hashToken(token)).returningAll().executeTakeFirst();

/** The same for a cart that is about to change: every change gives it a new placement key, and clears earlier consents and form drafts. */
export const lockCartRowForChange = (trx: Trx, token: string): Promise<CartTable | undefined> =>
  trx
    .updateTable('cart')
    .set({ changedAt: Date.now(), placementKey: randomUUID(), protectedAs: null, draft: null })
    .where('tokenHash', '=', hashToken(token))
    .returningAll()
    .executeTakeFirst();

export const lockCartRowById = (trx: Trx, cartId: string): Promise<CartTable | undefined> =>
  trx.updateTable('cart').set({ changedAt: Date.now() }).where('cartId', '=', cartId).returningAll().executeTakeFirst();

export const insertCart = (trx: Trx, token: string): Promise<CartTable> => {
  const now = Date.now();
  const row = { cartId: randomUUID(), tokenHash: hashToken(token), placementKey: randomUUID(), createdAt: now, changedAt: now };
  return trx.insertInto('cart').values(row).returningAll().executeTakeFirstOrThrow();
};

export const updateCart = (trx: Trx, cartId: string, changes: Partial<CartTable>): Promise<CartTable> =>
  trx.updateTable('cart').set(changes).where('cartId', '=', cartId).returningAll().executeTakeFirstOrThrow();

export const findLines = (db: Db, cartId: string): Promise<CartLineTable[]> =>
  db.selectFrom('cartLine').selectAll().where('cartId', '=', cartId).orderBy('addedAt').orderBy('variantKey').execute();

/** Adds pieces to a line, or creates it. */
export const addPieces = async (trx: Trx, line: CartLineTable): Promise<void> => {
  await trx
    .insertInto('cartLine')
    .values(line)
    .onConflict((conflict) =>
      conflict.columns(['cartId', 'variantKey']).doUpdateSet({ quantity: sql<number>`"cartLine"."quantity" + ${line.quantity}` }),
    )
    .execute();
};

/** Takes pieces out of a line; the line is deleted when none is left. */
export const removePieces = async (trx: Trx, cartId: string, variantKey: string, quantity: number): Promise<void> => {
  const ofLine = { cartId, variantKey };
  await trx
    .deleteFrom('cartLine')
    .where('cartId', '=', ofLine.cartId)
    .where('variantKey', '=', ofLine.variantKey)
    .where('quantity', '<=', quantity)
    .execute();
  await trx
    .updateTable('cartLine')
    .set({ quantity: sql<number>`"quantity" - ${quantity}` })
    .where('cartId', '=', ofLine.cartId)
    .where('variantKey', '=', ofLine.variantKey)
    .where('quantity', '>', quantity)
    .execute();
};

export const deleteLines = async (trx: Trx, cartId: string, variantKeys: readonly string[]): Promise<void> => {
  if (variantKeys.length === 0) return;
  await trx
    .deleteFrom('cartLine')
    .where('cartId', '=', cartId)
    .where('variantKey', 'in', [...variantKeys])
    .execute();
};

/** Deletes form drafts saved before that time, and carts that never held anything else. */
export const deleteDrafts = async (db: Db, before: number): Promise<void> => {
  const nothing = { email: null, delivery: null, billing: null, discountCodes: null, news: null } as const;
  let empty = db.deleteFrom('cart').where('draft', 'is not', null).where('draftAt', '<', before);
  for (const column of Object.keys(nothing) as (keyof typeof nothing)[]) empty = empty.where(column, 'is', null);
  await empty.where('cartId', 'not in', db.selectFrom('cartLine').select('cartId')).where('cartId', 'not in', orderedCarts(db)).execute();
  await db.updateTable('cart').set({ draft: null }).where('draft', 'is not', null).where('draftAt', '<', before).execute();
};

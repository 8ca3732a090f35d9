import 'server-only';
import type { Db, Trx } from '#backend/database/database.ts';
import { createToken } from '#backend/rest/rest.ts';
import { findOrderRow } from './order.queries.ts';
import type { OrderTable } from './order.table.ts';

const findLink = (db: Db, key: 'orderId' | 'secret', value: string) =>
  db.selectFrom('orderLink').selectAll().where(key, '=', value).executeTakeFirst();

/** The secret that opens an order in any browser, created when its first mail needs it and never changed. */
export const linkOrder = async (trx: Trx, orderId: string): Promise<string> => {
  const existing = await findLink(trx, 'orderId', orderId);
  if (existing) return existing.secret;
  const fresh = { orderId, secret: createToken() };
  await trx
    .insertInto('orderLink')
    .values(fresh)
    .onConflict((row) => row.column('orderId').doNothing())
    .execute();
  // Two mails may have become due at once: both carry the one that was written first.
  return (await findLink(trx, 'orderId', orderId))?.secret ?? fresh.secret;
};

/** The order that a secret opens; undefined for an unknown secret. */
export const findLinkedOrder = async (db: Db, secret: string): Promise<OrderTable | undefined> => {
  const link = await findLink(db, 'secret', secret);
  return link && findOrderRow(db, link.orderId);
};

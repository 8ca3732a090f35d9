import 'server-only';
import type { Db, Trx } from '#backend/database/database.ts';
import type { SavedCardTable } from './payment.table.ts';

export const findCardRows = (db: Db | Trx, consumerId: string): Promise<SavedCardTable[]> =>
  db.selectFrom('savedCard').selectAll().where('consumerId', '=', consumerId).orderBy('createdAt', 'desc').orderBy('cardId').execute();

/** Saves a card; the same card again replaces the older record, which is returned. */
export const upsertCard = async (trx: Trx, row: SavedCardTable): Promise<SavedCardTable | undefined> => {
  const older = await trx
    .selectFrom('savedCard')
    .selectAll()
    .where('consumerId', '=', row.consumerId)
    .where('fingerprint', '=', row.fingerprint)
    .executeTakeFirst();
  const { cardId: _, ...changes } = row;
  await trx
    .insertInto('savedCard')
    .values(row)
    .onConflict((conflict) => conflict.columns(['consumerId', 'fingerprint']).doUpdateSet(changes))
    .execute();
  return older;
};

/** Deletes and returns a card; undefined when the consumer has none of this id. */
export const deleteCard = (trx: Trx, consumerId: string, cardId: string): Promise<SavedCardTable | undefined> =>
  trx.deleteFrom('savedCard').where('consumerId', '=', consumerId).where('cardId', '=', cardId).returningAll().executeTakeFirst();

export const deleteCards = (trx: Trx, consumerId: string): Promise<SavedCardTable[]> =>
  trx.deleteFrom('savedCard').where('consumerId', '=', consumerId).returningAll().execute();

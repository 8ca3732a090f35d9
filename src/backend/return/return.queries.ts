import 'server-only';
import type { Db, Trx } from '#backend/database/database.ts';
import { hashToken } from '#backend/rest/rest.ts';
import { type ReturnState, voidReturnStates } from '#shared/contract/return.ts';
import type { OrderReturnHistoryTable, OrderReturnLineTable, OrderReturnTable, ReturnSessionTable } from './return.table.ts';

export const findReturnSessionRow = (db: Db, token: string): Promise<ReturnSessionTable | undefined> =>
  db.selectFrom('returnDesk').selectAll().where('tokenHash', '=', hashToken(token)).executeTakeFirst();

export const upsertReturnSession = async (
  trx: Trx,
  token: string,
  returnSession: Omit<ReturnSessionTable, 'tokenHash' | 'changedAt'>,
): Promise<void> => {
  const row = { ...returnSession, tokenHash: hashToken(token), changedAt: Date.now() };
  await trx
    .insertInto('returnDesk')
    .values(row)
    .onConflict((conflict) => conflict.column('tokenHash').doUpdateSet(row))
    .execute();
};

export const updateReturnSession = async (trx: Trx, token: string, change: Partial<ReturnSessionTable>): Promise<void> => {
  await trx
    .updateTable('returnDesk')
    .set({ ...change, changedAt: Date.now() })
    .where('tokenHash', '=', hashToken(token))
    .execute();
};

export const deleteReturnSessionsBefore = async (trx: Trx, time: number): Promise<void> => {
  await trx.deleteFrom('returnDesk').where('changedAt', '<', time).execute();
};

export const insertReturn = async (trx: Trx, row: OrderReturnTable, lines: readonly OrderReturnLineTable[]): Promise<void> => {
  await trx.insertInto('orderReturn').values(row).execute();
  await trx
    .insertInto('orderReturnLine')
    .values([...lines])
    .execute();
};

type Key = { returnId: string } | { statementKey: string } | { secret: string };

export const findReturnRow = (db: Db, key: Key): Promise<OrderReturnTable | undefined> => {
  const [entry] = Object.entries(key) as ['returnId' | 'statementKey' | 'secret', string][];
  return db
    .selectFrom('orderReturn')
    .selectAll()
    .where(entry?.[0] ?? 'returnId', '=', entry?.[1] ?? '')
    .executeTakeFirst();
};

export const findReturnsOfOrder = (db: Db, orderId: string): Promise<OrderReturnTable[]> =>
  db.selectFrom('orderReturn').selectAll().where('orderId', '=', orderId).orderBy('createdAt').execute();

export const listReturnRows = (db: Db, filter: { state?: ReturnState | undefined; limit: number }): Promise<OrderReturnTable[]> => {
  const all = db.selectFrom('orderReturn').selectAll().orderBy('createdAt', 'desc').limit(filter.limit);
  return (filter.state ? all.where('state', '=', filter.state) : all).execute();
};

export const findReturnLines = (db: Db, returnId: string): Promise<OrderReturnLineTable[]> =>
  db.selectFrom('orderReturnLine').selectAll().where('returnId', '=', returnId).orderBy('position').execute();

export const findReturnHistory = (db: Db, returnId: string): Promise<OrderReturnHistoryTable[]> =>
  db.selectFrom('orderReturnHistory').selectAll().where('returnId', '=', returnId).orderBy('position').execute();

/** The states in which a return is only announced: its pieces are still with the buyer, or on their way. */
export const announcedStates: readonly ReturnState[] = ['REQUESTED', 'APPROVED'];

const sumPieces = (db: Db, orderId: string) =>
  db
    .selectFrom('orderReturnLine')
    .innerJoin('orderReturn', 'orderReturn.returnId', 'orderReturnLine.returnId')
    .select((row) => ['orderReturnLine.position', row.fn.sum<number | string>('orderReturnLine.quantity').as('pieces')])
    .where('orderReturn.orderId', '=', orderId)
    .where('orderReturn.state', 'not in', [...voidReturnStates])
    .groupBy('orderReturnLine.position');

const byPosition = (rows: { position: number; pieces: number | string }[]): Map<number, number> =>
  new Map(rows.map(({ position, pieces }) => [position, Number(pieces)]));

/** Pieces that have been returned or announced, by the position of their line; those of a declined or closed return may be announced again. */
export const sumReturnedPieces = async (db: Db, orderId: string): Promise<Map<number, number>> =>
  byPosition(await sumPieces(db, orderId).execute());

/** The same without those that a voluntary return has only announced. */
export const sumPiecesBeyondWithdrawal = async (db: Db, orderId: string): Promise<Map<number, number>> =>
  byPosition(
    await sumPieces(db, orderId)
      .where((row) => row.or([row('orderReturn.kind', '!=', 'voluntary'), row('orderReturn.state', 'not in', [...announcedStates])]))
      .execute(),
  );

/** Reduces a return to fewer pieces and a smaller refund. */
export const reduceReturn = async (trx: Trx, returnId: string, amount: number, lines: readonly OrderReturnLineTable[]): Promise<void> => {
  await trx.updateTable('orderReturn').set({ amount, changedAt: Date.now() }).where('returnId', '=', returnId).execute();
  await trx.deleteFrom('orderReturnLine').where('returnId', '=', returnId).execute();
  await trx
    .insertInto('orderReturnLine')
    .values([...lines])
    .execute();
};

/** Changes the state of a return if it is one of `from`; else undefined. */
export const moveReturnRow = (
  trx: Trx,
  returnId: string,
  from: readonly ReturnState[],
  to: ReturnState,
): Promise<OrderReturnTable | undefined> =>
  trx
    .updateTable('orderReturn')
    .set({ state: to, changedAt: Date.now() })
    .where('returnId', '=', returnId)
    .where('state', 'in', [...from])
    .returningAll()
    .executeTakeFirst();

export const setEmailOfReturn = (trx: Trx, returnId: string, email: string): Promise<OrderReturnTable | undefined> =>
  trx.updateTable('orderReturn').set({ email, changedAt: Date.now() }).where('returnId', '=', returnId).returningAll().executeTakeFirst();

/** Records that the pieces of a return are back in stock; false when they already were. */
export const setShelved = async (trx: Trx, returnId: string): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('orderReturn')
    .set({ shelvedAt: Date.now() })
    .where('returnId', '=', returnId)
    .where('shelvedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

export const insertReturnHistory = async (
  trx: Trx,
  { returnId, ...entry }: Omit<OrderReturnHistoryTable, 'position' | 'at'>,
): Promise<void> => {
  const { count } = await trx
    .selectFrom('orderReturnHistory')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('returnId', '=', returnId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('orderReturnHistory')
    .values({ returnId, position: Number(count) + 1, ...entry, at: Date.now() })
    .execute();
};

import 'server-only';
import type { Db, Trx } from '#backend/database/database.ts';
import type { FailureReason } from '#shared/payment/failure-reasons.ts';
import type { AttemptState, PaymentAttemptTable } from './payment.table.ts';

const openStates: AttemptState[] = ['CREATED', 'REDIRECTED'];

export const insertAttempt = async (trx: Trx, row: PaymentAttemptTable): Promise<void> => {
  await trx.insertInto('paymentAttempt').values(row).execute();
};

export const findAttemptRow = (db: Db | Trx, attemptId: string): Promise<PaymentAttemptTable | undefined> =>
  db.selectFrom('paymentAttempt').selectAll().where('attemptId', '=', attemptId).executeTakeFirst();

export const findAttemptRowsOfOrder = (db: Db | Trx, orderId: string): Promise<PaymentAttemptTable[]> =>
  db.selectFrom('paymentAttempt').selectAll().where('orderId', '=', orderId).orderBy('createdAt').execute();

/** Stores the first request only: a retry reads it back and sends the same. */
export const saveRequest = async (db: Db, attemptId: string, request: string): Promise<string> => {
  await db.updateTable('paymentAttempt').set({ request }).where('attemptId', '=', attemptId).where('request', 'is', null).execute();
  const row = await db.selectFrom('paymentAttempt').select('request').where('attemptId', '=', attemptId).executeTakeFirstOrThrow();
  return row.request ?? request;
};

/** Records that the provider has responded and the buyer can be sent there. Returns the state: a finished attempt is not changed. */
export const saveSession = async (
  db: Db,
  attemptId: string,
  session: { sessionId: string; redirectUrl: string },
  now: number,
): Promise<AttemptState> => {
  const row = await db
    .updateTable('paymentAttempt')
    .set((row) => ({
      ...session,
      updatedAt: now,
      state: row.case().when('state', '=', 'CREATED').then<AttemptState>('REDIRECTED').else(row.ref('state')).end(),
    }))
    .where('attemptId', '=', attemptId)
    .returning('state')
    .executeTakeFirstOrThrow();
  return row.state;
};

/** True when this event is new. */
export const insertEvent = async (
  trx: Trx,
  row: { eventId: string; attemptId: string; outcome: string; receivedAt: number },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('paymentEvent')
    .values(row)
    .onConflict((conflict) => conflict.column('eventId').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
};

/** Stores why an attempt that can still be paid was declined; `isFirst`: only if no reason is known yet. */
export const saveFailure = async (
  db: Db | Trx,
  attemptId: string,
  { failure, isFirst = false }: { failure: FailureReason; isFirst?: boolean },
): Promise<void> => {
  const open = db.updateTable('paymentAttempt').set({ failure }).where('attemptId', '=', attemptId).where('state', 'in', openStates);
  await (isFirst ? open.where('failure', 'is', null) : open).execute();
};

/** Changes the state of an attempt if it is one of `from`; else undefined. */
export const moveAttempt = (
  trx: Trx,
  move: { attemptId: string; from: AttemptState[]; to: AttemptState; failure: FailureReason | null; askAt: number | null; now: number },
): Promise<PaymentAttemptTable | undefined> =>
  trx
    .updateTable('paymentAttempt')
    .set({ state: move.to, failure: move.failure, askAt: move.askAt, updatedAt: move.now, request: null })
    .where('attemptId', '=', move.attemptId)
    .where('state', 'in', move.from)
    .returningAll()
    .executeTakeFirst();

export const findSilentAttempts = (db: Db, now: number, limit: number): Promise<PaymentAttemptTable[]> =>
  db.selectFrom('paymentAttempt').selectAll().where('askAt', '<=', now).orderBy('askAt').limit(limit).execute();

export const setAskAt = async (db: Db, attemptId: string, askAt: number | null): Promise<void> => {
  // Null means that the attempt has finished meanwhile.
  await db.updateTable('paymentAttempt').set({ askAt }).where('attemptId', '=', attemptId).where('askAt', 'is not', null).execute();
};

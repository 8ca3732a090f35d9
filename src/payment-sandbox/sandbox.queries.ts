import 'server-only';
import type { Db, Trx } from '#backend/database/database.ts';
import type {
  SandboxMethodTable,
  SandboxPaymentTable,
  SandboxRefundTable,
  SandboxRequestTable,
  SandboxSessionTable,
} from './sandbox.table.ts';

export const insertSession = async (trx: Trx, session: SandboxSessionTable, payment: SandboxPaymentTable): Promise<void> => {
  await trx.insertInto('sandboxSession').values(session).execute();
  await trx.insertInto('sandboxPayment').values(payment).execute();
};

/** The session, locked until the transaction ends: two windows of the buyer, and the shop, are sequential. */
export const lockSession = (trx: Trx, sessionId: string): Promise<SandboxSessionTable | undefined> =>
  trx
    .updateTable('sandboxSession')
    .set((row) => ({ sessionId: row.ref('sessionId') }))
    .where('sessionId', '=', sessionId)
    .returningAll()
    .executeTakeFirst();

export const updateSession = async (trx: Trx, sessionId: string, change: Partial<SandboxSessionTable>): Promise<void> => {
  await trx.updateTable('sandboxSession').set(change).where('sessionId', '=', sessionId).execute();
};

export const findPayment = (db: Db | Trx, paymentIntentId: string): Promise<SandboxPaymentTable | undefined> =>
  db.selectFrom('sandboxPayment').selectAll().where('paymentIntentId', '=', paymentIntentId).executeTakeFirst();

export const updatePayment = async (trx: Trx, paymentIntentId: string, change: Partial<SandboxPaymentTable>): Promise<void> => {
  await trx.updateTable('sandboxPayment').set(change).where('paymentIntentId', '=', paymentIntentId).execute();
};

/** Inserts a refund if enough is left to refund; false if not. */
export const insertRefund = async (trx: Trx, refund: SandboxRefundTable): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('sandboxPayment')
    .set((row) => ({ refunded: row('refunded', '+', refund.amount) }))
    .where('paymentIntentId', '=', refund.paymentIntentId)
    .where('status', '=', 'succeeded')
    .where((row) => row(row('refunded', '+', refund.amount), '<=', row.ref('amount')))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await trx.insertInto('sandboxRefund').values(refund).execute();
  return true;
};

/** Marks a refund as returned by the bank; undefined when it already was. */
export const failRefund = async (trx: Trx, refundId: string): Promise<SandboxRefundTable | undefined> => {
  const failed = await trx
    .updateTable('sandboxRefund')
    .set({ status: 'failed' })
    .where('refundId', '=', refundId)
    .where('status', '=', 'succeeded')
    .returningAll()
    .executeTakeFirst();
  if (!failed) return undefined;
  await trx
    .updateTable('sandboxPayment')
    .set((row) => ({ refunded: row('refunded', '-', failed.amount) }))
    .where('paymentIntentId', '=', failed.paymentIntentId)
    .execute();
  return failed;
};

export const findRefund = (db: Db | Trx, refundId: string): Promise<SandboxRefundTable | undefined> =>
  db.selectFrom('sandboxRefund').selectAll().where('refundId', '=', refundId).executeTakeFirst();

/** All refunds of a payment, the newest first. */
export const findRefunds = (db: Db | Trx, paymentIntentId: string): Promise<SandboxRefundTable[]> =>
  db.selectFrom('sandboxRefund').selectAll().where('paymentIntentId', '=', paymentIntentId).orderBy('createdAt', 'desc').execute();

/** Claims an idempotency key; undefined when it is ours now, else the first request under it. Waits for a claim in progress elsewhere. */
export const claimRequest = async (trx: Trx, claim: SandboxRequestTable): Promise<SandboxRequestTable | undefined> => {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('sandboxRequest')
    .values(claim)
    .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows > 0n) return undefined;
  return trx.selectFrom('sandboxRequest').selectAll().where('idempotencyKey', '=', claim.idempotencyKey).executeTakeFirstOrThrow();
};

export const saveResponse = async (trx: Trx, idempotencyKey: string, response: string, status: number): Promise<void> => {
  await trx.updateTable('sandboxRequest').set({ answer: response, status }).where('idempotencyKey', '=', idempotencyKey).execute();
};

export const insertMethod = async (trx: Trx, row: SandboxMethodTable): Promise<void> => {
  await trx.insertInto('sandboxMethod').values(row).execute();
};

export const findMethod = (db: Db | Trx, methodId: string): Promise<SandboxMethodTable | undefined> =>
  db.selectFrom('sandboxMethod').selectAll().where('methodId', '=', methodId).executeTakeFirst();

/** Deletes an owner with all saved methods; false if there was none. */
export const deleteCustomer = async (trx: Trx, customerId: string): Promise<boolean> => {
  const { numDeletedRows } = await trx.deleteFrom('sandboxMethod').where('customerId', '=', customerId).executeTakeFirst();
  return numDeletedRows > 0n;
};

import 'server-only';
import { type Db, inTransaction, type Trx } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { addOrderNote, createOrderId, getOrder, type OrderTable, presentOrder } from '#backend/order/order.ts';
import { createToken } from '#backend/rest/rest.ts';
import type { ReturnState } from '#shared/contract/return.ts';
import { calculateReturn, takeOver } from './calculate-return.ts';
import { findReturnRow, insertReturn, insertReturnHistory, listReturnRows, updateReturnSession } from './return.queries.ts';
import type { OrderReturnTable, ReturnSessionTable } from './return.table.ts';
import { mailSender, publishReturnEvent } from './return-notifications.ts';
import { lockReturnSession, type PendingStatement, requireReturnable } from './return-session.ts';

/** The sender of a return; the time of the declaration, if earlier than now. */
type Sender = Pick<ReturnSessionTable, 'name' | 'email'> & { declaredAt?: number | undefined };

const rowOf = (sender: Sender, order: OrderTable, statement: PendingStatement, amount: number): OrderReturnTable => {
  const now = sender.declaredAt ?? Date.now();
  return {
    returnId: createOrderId(order.country, now, 'R'),
    statementKey: statement.statementKey,
    secret: createToken(),
    orderId: order.orderId,
    kind: statement.kind,
    reason: statement.reason,
    // A right needs no approval: a withdrawal gets its label at once.
    state: statement.kind === 'withdrawal' ? 'APPROVED' : 'REQUESTED',
    name: sender.name,
    email: sender.email,
    amount,
    currency: order.currency,
    createdAt: now,
    changedAt: now,
    shelvedAt: null,
  };
};

/**
 * Creates a declared return, and queues the receipt for its sender. Throws ReturnNotPossibleException 409 for pieces that may not be
 * returned.
 */
export const createReturn = async (trx: Trx, sender: Sender, order: OrderTable, statement: PendingStatement): Promise<OrderReturnTable> => {
  await requireReturnable(trx, order, statement, sender.declaredAt);
  const { amount, losses } = await calculateReturn(trx, await presentOrder(trx, order), statement);
  const row = rowOf(sender, order, statement, amount);
  const { returnId } = row;
  await takeOver(trx, losses, returnId);
  await insertReturn(
    trx,
    row,
    statement.pieces.map(([position, quantity]) => ({ returnId, position, quantity })),
  );
  const note = statement.kind === 'withdrawal' ? 'withdrawal declared' : statement.reason;
  await insertReturnHistory(trx, { returnId, state: 'REQUESTED', by: 'buyer', note });
  if (row.state === 'APPROVED')
    await insertReturnHistory(trx, { returnId, state: 'APPROVED', by: 'law', note: 'withdrawals need no leave' });
  await addOrderNote(trx, order, `return ${returnId}`, 'buyer');
  await publishReturnEvent(trx, row);
  await mailSender(trx, row, order, row.kind === 'withdrawal' ? 'return-withdrawn' : 'return-requested');
  return row;
};

/**
 * The second step: the statement counts, its receipt is queued in the same transaction (Y-01). Confirming the same statement again finds
 * the same return. `email`: the address for the receipt, if not the order's. Rejects with StatementChangedException 409 when another
 * statement was shown, ReturnNotPossibleException 409 when the pieces have been returned meanwhile.
 */
export const confirmReturn = (
  token: string | undefined,
  { statementKey, email }: { statementKey: string; email?: string | undefined },
): Promise<OrderReturnTable & { isNew: boolean }> =>
  inTransaction(async (trx) => {
    const { returnSession, order } = await lockReturnSession(trx, token);
    const existing = await findReturnRow(trx, { statementKey });
    if (existing && existing.orderId === order.orderId) return { ...existing, isNew: false };
    const statement = returnSession.statement === null ? undefined : (JSON.parse(returnSession.statement) as PendingStatement);
    if (statement?.statementKey !== statementKey)
      throw new DomainError('StatementChangedException', 409, {}, 'Another statement waits for its confirmation');
    const row = await createReturn(trx, { ...returnSession, email: email ?? returnSession.email }, order, statement);
    await updateReturnSession(trx, token ?? '', { returnId: row.returnId, draft: null });
    return { ...row, isNew: true };
  });

/** A return by its id or secret: throws ReturnNotFoundException 404 if it does not exist. */
export const getReturn = async (db: Db, key: { returnId: string } | { secret: string }): Promise<OrderReturnTable> => {
  const row = await findReturnRow(db, key);
  if (!row) throw new DomainError('ReturnNotFoundException', 404, {}, 'There is no such return');
  return row;
};

/** The newest returns first, all or those in one state. */
export const listReturns = (db: Db, filter: { state?: ReturnState | undefined; limit: number }): Promise<OrderReturnTable[]> =>
  listReturnRows(db, filter);

/** The order that a return belongs to. */
export const orderOfReturn = (db: Db, { orderId }: OrderReturnTable): Promise<OrderTable> => getOrder(db, orderId);

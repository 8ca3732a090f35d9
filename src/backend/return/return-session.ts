import 'server-only';
import { randomUUID } from 'node:crypto';
import { type Db, database, inTransaction, type Trx } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { findOrder, getOrder, lockOrder, type OrderTable } from '#backend/order/order.ts';
import { createToken } from '#backend/rest/rest.ts';
import type { FindReturn, Statement } from '#shared/contract/return.ts';
import { deleteReturnSessionsBefore, findReturnSessionRow, updateReturnSession, upsertReturnSession } from './return.queries.ts';
import type { ReturnSessionTable } from './return.table.ts';
import { periodsOf } from './return-periods.ts';
import { canReturn, isNothingLeft, returnablePieces } from './return-status.ts';

/** A statement that waits for its confirmation. */
export type PendingStatement = Pick<Statement, 'kind' | 'reason'> & {
  statementKey: string;
  pieces: [position: number, quantity: number][];
};

/** How long a return session is retained after its last change. */
const sessionLifetimeMs = 24 * 60 * 60 * 1000;

const orderNotFound = (): DomainError => new DomainError('OrderNotFoundException', 404, {}, 'No order has this number and this address');

const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const empty = { orderId: null, name: '', email: '', statement: null, draft: null, returnId: null };

/**
 * Starts a return session for a visitor with an order's number and its buyer's address; returns its token. An unknown number and a wrong
 * address give the same error: OrderNotFoundException 404.
 */
export const startReturnSession = async ({ orderId, email, name }: Pick<FindReturn, 'orderId' | 'email' | 'name'>): Promise<string> => {
  const order = await findOrder(database, orderId);
  if (!order || !isSameAddress(order.email, email)) throw orderNotFound();
  const token = createToken();
  await inTransaction(async (trx) => {
    await deleteReturnSessionsBefore(trx, Date.now() - sessionLifetimeMs);
    await upsertReturnSession(trx, token, { ...empty, orderId, name, email: order.email });
  });
  return token;
};

/** Saves the input of a rejected form, for the page that shows it; returns the token of the return session. */
export const saveReturnDraft = (token: string | undefined, draft: string): Promise<string> =>
  inTransaction(async (trx) => {
    const stored = token !== undefined && (await findReturnSession(trx, token)) ? token : undefined;
    if (stored !== undefined) {
      await updateReturnSession(trx, stored, { draft });
      return stored;
    }
    const fresh = createToken();
    await deleteReturnSessionsBefore(trx, Date.now() - sessionLifetimeMs);
    await upsertReturnSession(trx, fresh, { ...empty, draft });
    return fresh;
  });

/** Deletes return sessions that were last changed a day ago. */
export const deleteOldReturnSessions = (now = Date.now()): Promise<void> =>
  inTransaction((trx) => deleteReturnSessionsBefore(trx, now - sessionLifetimeMs));

/** The return session of a token; undefined if it does not exist any more. */
export const findReturnSession = async (db: Db, token: string): Promise<ReturnSessionTable | undefined> => {
  const returnSession = await findReturnSessionRow(db, token);
  return returnSession && returnSession.changedAt > Date.now() - sessionLifetimeMs ? returnSession : undefined;
};

/** A return session with its order, both locked; throws OrderNotFoundException without one. */
export const lockReturnSession = async (
  trx: Trx,
  token: string | undefined,
): Promise<{ returnSession: ReturnSessionTable; order: OrderTable }> => {
  const returnSession = token === undefined ? undefined : await findReturnSession(trx, token);
  const order = returnSession?.orderId == null ? undefined : await lockOrder(trx, returnSession.orderId);
  if (!returnSession || !order) throw orderNotFound();
  return { returnSession, order };
};

/**
 * Throws ReturnNotPossibleException 409 unless these pieces of an order may be returned, by this right, at the time of the declaration
 * (default: now).
 */
export const requireReturnable = async (
  trx: Trx,
  order: OrderTable,
  { kind, pieces }: Pick<PendingStatement, 'kind' | 'pieces'>,
  declaredAt?: number,
): Promise<void> => {
  const notReturnable = (field: string, why: string, messageKey = 'returns.refused.notPossible'): DomainError =>
    new DomainError('ReturnNotPossibleException', 409, { fields: [{ field, messageKey }] }, why);
  const remaining = await returnablePieces(trx, order, kind);
  if (isNothingLeft(remaining))
    throw notReturnable('quantities', `All of order ${order.orderId} has come back or is announced`, 'returns.end.returned');
  if (!canReturn(order)) throw notReturnable('kind', `Order ${order.orderId} is ${order.state}`);
  const { withdrawal, voluntary } = await periodsOf(trx, order, declaredAt);
  if (!(kind === 'withdrawal' ? withdrawal : voluntary)?.isOpen) throw notReturnable('kind', 'The period is over');
  for (const [position, quantity] of pieces) {
    const left = remaining.get(position) ?? 0;
    if (quantity > left) throw notReturnable(`quantities.${position}`, `Of line ${position} ${left} pieces can come back, not ${quantity}`);
  }
};

/** The first step: what is returned, by which right. Nothing is declared before it is confirmed (Y-01). */
export const submitStatement = (token: string | undefined, { kind, reason, quantities }: Statement): Promise<void> =>
  inTransaction(async (trx) => {
    const { order } = await lockReturnSession(trx, token);
    const pieces = Object.entries(quantities).flatMap(([position, quantity]): [number, number][] =>
      quantity > 0 ? [[Number(position), quantity]] : [],
    );
    await requireReturnable(trx, order, { kind, pieces });
    // A withdrawal stores no reason, even when a form sent one.
    const stored: PendingStatement = { statementKey: randomUUID(), kind, reason: kind === 'voluntary' ? reason : '', pieces };
    await updateReturnSession(trx, token ?? '', { statement: JSON.stringify(stored), draft: null, returnId: null });
  });

/** Back to the first step, with the input preserved. */
export const reopenStatement = async (token: string | undefined): Promise<void> => {
  await inTransaction(async (trx) => {
    const { returnSession } = await lockReturnSession(trx, token);
    const { kind, reason, pieces } = JSON.parse(returnSession.statement ?? '{"pieces":[]}') as PendingStatement;
    const fields = Object.fromEntries(pieces.map(([position, quantity]) => [`quantities.${position}`, String(quantity)]));
    const draft = { fields: { ...fields, ...(kind && { kind, reason }) }, problems: [] };
    await updateReturnSession(trx, token ?? '', { statement: null, returnId: null, draft: JSON.stringify(draft) });
  });
};

/** The order of a return session. */
export const orderOfReturnSession = async (db: Db, { orderId }: ReturnSessionTable): Promise<OrderTable | undefined> =>
  orderId === null ? undefined : getOrder(db, orderId);

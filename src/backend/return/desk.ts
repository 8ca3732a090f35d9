import 'server-only';
import { randomUUID } from 'node:crypto';
import { type Db, database, inTransaction, type Trx } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { findOrder, getOrder, holdOrder, type OrderTable } from '#backend/order/order.ts';
import { createToken } from '#backend/rest/rest.ts';
import type { FindReturn, Statement } from '#shared/contract/return.ts';
import { deleteDesksBefore, findDeskRow, putDesk, updateDesk } from './return.queries.ts';
import type { ReturnDeskTable } from './return.table.ts';
import { periodsOf } from './return-periods.ts';
import { canGiveBack, isNothingLeft, piecesLeft } from './return-standing.ts';

/** A statement that waits for its confirmation. */
export type KeptStatement = Pick<Statement, 'kind' | 'reason'> & { statementKey: string; pieces: [position: number, quantity: number][] };

/** How long a desk stays as it is left. */
const deskLife = 24 * 60 * 60 * 1000;

const orderNotFound = (): DomainError => new DomainError('OrderNotFoundException', 404, {}, 'No order has this number and this address');

const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const empty = { orderId: null, name: '', email: '', statement: null, draft: null, returnId: null };

/**
 * Opens a desk for whoever knows an order's number and its buyer's address; answers the desk's token. An unknown number and a wrong
 * address are refused in the same words: OrderNotFoundException 404.
 */
export const openDesk = async ({ orderId, email, name }: Pick<FindReturn, 'orderId' | 'email' | 'name'>): Promise<string> => {
  const order = await findOrder(database, orderId);
  if (!order || !isSameAddress(order.email, email)) throw orderNotFound();
  const token = createToken();
  await inTransaction(async (trx) => {
    await deleteDesksBefore(trx, Date.now() - deskLife);
    await putDesk(trx, token, { ...empty, orderId, name, email: order.email });
  });
  return token;
};

/** Keeps what a refused form held, for the page that shows it; answers the token of the desk. */
export const keepDraft = (token: string | undefined, draft: string): Promise<string> =>
  inTransaction(async (trx) => {
    const kept = token !== undefined && (await findDesk(trx, token)) ? token : undefined;
    if (kept !== undefined) {
      await updateDesk(trx, kept, { draft });
      return kept;
    }
    const fresh = createToken();
    await deleteDesksBefore(trx, Date.now() - deskLife);
    await putDesk(trx, fresh, { ...empty, draft });
    return fresh;
  });

/** Clears desks that were left a day ago. */
export const forgetOldDesks = (now = Date.now()): Promise<void> => inTransaction((trx) => deleteDesksBefore(trx, now - deskLife));

/** The desk that a token opens; undefined when it is gone. */
export const findDesk = async (db: Db, token: string): Promise<ReturnDeskTable | undefined> => {
  const desk = await findDeskRow(db, token);
  return desk && desk.changedAt > Date.now() - deskLife ? desk : undefined;
};

/** A desk with its order, both held; throws OrderNotFoundException without. */
export const holdDesk = async (trx: Trx, token: string | undefined): Promise<{ desk: ReturnDeskTable; order: OrderTable }> => {
  const desk = token === undefined ? undefined : await findDesk(trx, token);
  const order = desk?.orderId == null ? undefined : await holdOrder(trx, desk.orderId);
  if (!desk || !order) throw orderNotFound();
  return { desk, order };
};

/** Throws ReturnNotPossibleException 409 unless these pieces of an order may come back, by this right, when it was declared (now, unless told). */
export const requireReturnable = async (
  trx: Trx,
  order: OrderTable,
  { kind, pieces }: Pick<KeptStatement, 'kind' | 'pieces'>,
  declaredAt?: number,
): Promise<void> => {
  const refuse = (field: string, why: string, messageKey = 'returns.refused.notPossible'): DomainError =>
    new DomainError('ReturnNotPossibleException', 409, { fields: [{ field, messageKey }] }, why);
  const remaining = await piecesLeft(trx, order, kind);
  if (isNothingLeft(remaining))
    throw refuse('quantities', `All of order ${order.orderId} has come back or is announced`, 'returns.end.returned');
  if (!canGiveBack(order)) throw refuse('kind', `Order ${order.orderId} is ${order.state}`);
  const { withdrawal, voluntary } = await periodsOf(trx, order, declaredAt);
  if (!(kind === 'withdrawal' ? withdrawal : voluntary)?.isOpen) throw refuse('kind', 'The period is over');
  for (const [position, quantity] of pieces) {
    const left = remaining.get(position) ?? 0;
    if (quantity > left) throw refuse(`quantities.${position}`, `Of line ${position} ${left} pieces can come back, not ${quantity}`);
  }
};

/** The first step: what comes back, by which right. Nothing is declared before it is confirmed (Y-01). */
export const stateReturn = (token: string | undefined, { kind, reason, quantities }: Statement): Promise<void> =>
  inTransaction(async (trx) => {
    const { order } = await holdDesk(trx, token);
    const pieces = Object.entries(quantities).flatMap(([position, quantity]): [number, number][] =>
      quantity > 0 ? [[Number(position), quantity]] : [],
    );
    await requireReturnable(trx, order, { kind, pieces });
    // A withdrawal keeps no reason, even when a form sent one.
    const kept: KeptStatement = { statementKey: randomUUID(), kind, reason: kind === 'voluntary' ? reason : '', pieces };
    await updateDesk(trx, token ?? '', { statement: JSON.stringify(kept), draft: null, returnId: null });
  });

/** Back to the first step; what was stated is offered again. */
export const reopenStatement = async (token: string | undefined): Promise<void> => {
  await inTransaction(async (trx) => {
    const { desk } = await holdDesk(trx, token);
    const { kind, reason, pieces } = JSON.parse(desk.statement ?? '{"pieces":[]}') as KeptStatement;
    const fields = Object.fromEntries(pieces.map(([position, quantity]) => [`quantities.${position}`, String(quantity)]));
    const draft = { fields: { ...fields, ...(kind && { kind, reason }) }, problems: [] };
    await updateDesk(trx, token ?? '', { statement: null, returnId: null, draft: JSON.stringify(draft) });
  });
};

/** The order of a desk. */
export const orderOfDesk = async (db: Db, { orderId }: ReturnDeskTable): Promise<OrderTable | undefined> =>
  orderId === null ? undefined : getOrder(db, orderId);

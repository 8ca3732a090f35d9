import 'server-only';
import { type Db, inTransaction, type Trx } from '#backend/database/database.ts';
import { enqueueReturnMail, type ReturnMail } from '#backend/mail/mail.ts';
import type { OrderTable } from '#backend/order/order.table.ts';
import { getOrder, noteOrder, siteOfOrder } from '#backend/order/order.ts';
import { createOrderId } from '#backend/order/order-id.ts';
import { presentOrder } from '#backend/order/present-order.ts';
import { DomainError } from '#backend/rest/domain-error.ts';
import { createToken } from '#backend/rest/token-cookie.ts';
import type { ReturnState } from '#shared/contract/return.ts';
import { countries } from '#shared/country/countries.ts';
import { holdDesk, type KeptStatement, requireReturnable } from './desk.ts';
import { presentReturn } from './present-return.ts';
import { refundAmount } from './refund-amount.ts';
import {
  findReturnRow,
  findReturnsOfOrder,
  insertReturn,
  insertReturnHistory,
  listReturnRows,
  sumReturnedPieces,
  updateDesk,
} from './return.queries.ts';
import type { OrderReturnTable, ReturnDeskTable } from './return.table.ts';

/** Queues a mail about a return to its sender, in the language of the order. */
export const mailSender = async (trx: Trx, row: OrderReturnTable, order: OrderTable, template: ReturnMail, note = ''): Promise<void> =>
  enqueueReturnMail(trx, { template, site: siteOfOrder(order), placedAt: order.placedAt, receipt: await presentReturn(trx, row), note });

const amountOf = async (trx: Trx, row: OrderTable, { kind, pieces }: KeptStatement): Promise<number> => {
  const order = await presentOrder(trx, row);
  const before = await sumReturnedPieces(trx, row.orderId);
  const earlier = (await findReturnsOfOrder(trx, row.orderId)).filter(({ state }) => state !== 'REFUSED');
  return refundAmount({ order, pieces: new Map(pieces), before, kind, refunded: earlier.reduce((sum, { amount }) => sum + amount, 0) });
};

const rowOf = async (trx: Trx, desk: ReturnDeskTable, order: OrderTable, statement: KeptStatement): Promise<OrderReturnTable> => {
  const now = Date.now();
  return {
    returnId: createOrderId(`R-${countries[order.country].iso}`, now),
    statementKey: statement.statementKey,
    secret: createToken(),
    orderId: order.orderId,
    kind: statement.kind,
    reason: statement.reason,
    // A right needs no approval: whoever withdraws has the label at once.
    state: statement.kind === 'withdrawal' ? 'APPROVED' : 'REQUESTED',
    name: desk.name,
    email: desk.email,
    amount: await amountOf(trx, order, statement),
    currency: order.currency,
    createdAt: now,
    changedAt: now,
  };
};

const create = async (trx: Trx, desk: ReturnDeskTable, order: OrderTable, statement: KeptStatement): Promise<OrderReturnTable> => {
  await requireReturnable(trx, order, statement);
  const row = await rowOf(trx, desk, order, statement);
  const { returnId } = row;
  await insertReturn(
    trx,
    row,
    statement.pieces.map(([position, quantity]) => ({ returnId, position, quantity })),
  );
  await insertReturnHistory(trx, returnId, 'REQUESTED', statement.kind === 'withdrawal' ? 'withdrawal declared' : statement.reason);
  if (row.state === 'APPROVED') await insertReturnHistory(trx, returnId, 'APPROVED', 'by law');
  await noteOrder(trx, order, `return ${returnId}`);
  await mailSender(trx, row, order, row.kind === 'withdrawal' ? 'return-withdrawn' : 'return-requested');
  return row;
};

/**
 * The second step: the statement counts, its receipt is queued in the same transaction (Y-01). The same statement confirmed again finds the
 * same return. Refuses with StatementChangedException 409 when another statement was read, ReturnNotPossibleException 409 when the pieces
 * have gone back meanwhile.
 */
export const confirmReturn = (token: string | undefined, statementKey: string): Promise<OrderReturnTable> =>
  inTransaction(async (trx) => {
    const { desk, order } = await holdDesk(trx, token);
    const known = await findReturnRow(trx, { statementKey });
    if (known && known.orderId === order.orderId) return known;
    const statement = desk.statement === null ? undefined : (JSON.parse(desk.statement) as KeptStatement);
    if (statement?.statementKey !== statementKey)
      throw new DomainError('StatementChangedException', 409, {}, 'Another statement waits for its confirmation');
    const row = await create(trx, desk, order, statement);
    await updateDesk(trx, token ?? '', { returnId: row.returnId, draft: null });
    return row;
  });

/** A return that must exist: throws ReturnNotFoundException 404 otherwise. */
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

import 'server-only';
import { returnStock } from '#backend/catalogue/stock.ts';
import { database, inTransaction, type Trx } from '#backend/database/database.ts';
import type { ReturnMail } from '#backend/mail/mail.ts';
import type { OrderTable } from '#backend/order/order.table.ts';
import { getOrder, holdOrder, linesOfOrder, moveOrder } from '#backend/order/order.ts';
import { findAttemptsOfOrder } from '#backend/payment/payment.ts';
import { refundPayment } from '#backend/payment/refund.ts';
import { DomainError } from '#backend/rest/domain-error.ts';
import type { ReturnState } from '#shared/contract/return.ts';
import {
  findReturnHistory,
  findReturnLines,
  findReturnsOfOrder,
  insertReturnHistory,
  moveReturnRow,
  sumReturnedPieces,
} from './return.queries.ts';
import type { OrderReturnHistoryTable, OrderReturnTable } from './return.table.ts';
import { getReturn, mailSender } from './return.ts';

// Money may go back before the parcel is there: the law gives 14 days from the statement, not from the parcel.
const before: Record<ReturnState, readonly ReturnState[]> = {
  REQUESTED: [],
  APPROVED: ['REQUESTED'],
  RECEIVED: ['APPROVED'],
  REFUNDED: ['APPROVED', 'RECEIVED'],
  REFUSED: ['REQUESTED', 'APPROVED', 'RECEIVED'],
};

const mails: Record<Exclude<ReturnState, 'REQUESTED'>, ReturnMail> = {
  APPROVED: 'return-approved',
  RECEIVED: 'return-received',
  REFUNDED: 'return-refunded',
  REFUSED: 'return-refused',
};

type After = (trx: Trx, row: OrderReturnTable, order: OrderTable) => Promise<void>;

const move = (returnId: string, to: Exclude<ReturnState, 'REQUESTED'>, note: string, after?: After): Promise<OrderReturnTable> =>
  inTransaction(async (trx) => {
    const { orderId } = await getReturn(trx, { returnId });
    const order = (await holdOrder(trx, orderId)) ?? (await getOrder(trx, orderId));
    const moved = await moveReturnRow(trx, returnId, before[to], to);
    if (!moved) {
      const { state } = await getReturn(trx, { returnId });
      throw new DomainError('ReturnStateException', 409, {}, `Return ${returnId} is ${state}: it cannot become ${to}`);
    }
    await insertReturnHistory(trx, returnId, to, note);
    await after?.(trx, moved, order);
    await mailSender(trx, moved, order, mails[to], to === 'REFUSED' ? note : '');
    return moved;
  });

/** A voluntary return may come: its sender gets the label. */
export const approveReturn = (returnId: string, note = ''): Promise<OrderReturnTable> =>
  move(returnId, 'APPROVED', note || 'approved by the shop');

const restock: After = async (trx, { returnId, orderId }) => {
  const lines = new Map((await findReturnLines(trx, returnId)).map(({ position, quantity }) => [position, quantity]));
  const back = (await linesOfOrder(trx, orderId)).flatMap((line) => {
    const quantity = lines.get(line.position);
    return quantity === undefined ? [] : [{ ...line, quantity }];
  });
  await returnStock(trx, back);
};

/** The parcel is here. `isAsNew`: its pieces go back on the shelf. */
export const receiveReturn = (returnId: string, { note = '', isAsNew = false } = {}): Promise<OrderReturnTable> =>
  move(returnId, 'RECEIVED', note || 'parcel received', isAsNew ? restock : undefined);

const isSettled = async (trx: Trx, orderId: string): Promise<boolean> =>
  (await findReturnsOfOrder(trx, orderId)).every(({ state }) => state === 'REFUNDED' || state === 'REFUSED');

const payBack: After = async (trx, { returnId, amount, currency }, order) => {
  const paid = (await findAttemptsOfOrder(order.orderId, trx)).find(({ state }) => state === 'SUCCEEDED');
  if (paid && amount > 0) await refundPayment(trx, paid.attemptId, { rawValue: amount, currency }, `return:${returnId}`);
  const returned = await sumReturnedPieces(trx, order.orderId);
  const lines = await linesOfOrder(trx, order.orderId);
  const isAll = lines.every(({ position, quantity }) => (returned.get(position) ?? 0) >= quantity);
  if (isAll && (await isSettled(trx, order.orderId))) await moveOrder(trx, order.orderId, 'REFUNDED', 'everything came back');
};

/** The money goes back, once. When nothing of the order stays, the order counts as refunded. */
export const refundReturn = (returnId: string, note = ''): Promise<OrderReturnTable> =>
  move(returnId, 'REFUNDED', note || 'refunded', payBack);

/** The shop does not take it back; `note` says why, to its sender too. Its pieces may be asked for again. */
export const refuseReturn = (returnId: string, note: string): Promise<OrderReturnTable> => move(returnId, 'REFUSED', note);

/** Every state that a return has been in, oldest first. */
export const historyOfReturn = (returnId: string): Promise<OrderReturnHistoryTable[]> => findReturnHistory(database, returnId);

import 'server-only';
import { restoreStock } from '#backend/catalogue/catalogue.ts';
import { database, inTransaction, type Trx } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { articleLine, issueCredit } from '#backend/invoice/invoice.ts';
import type { ReturnMail } from '#backend/mail/mail.ts';
import { getOrder, linesOfOrder, lockOrder, type OrderTable, restockLines, transitionOrder } from '#backend/order/order.ts';
import { findAttemptsOfOrder, refundPayment } from '#backend/payment/payment.ts';
import { type ReturnState, voidReturnStates } from '#shared/contract/return.ts';
import { presentReturn } from './present-return.ts';
import {
  findReturnHistory,
  findReturnLines,
  findReturnsOfOrder,
  insertReturnHistory,
  moveReturnRow,
  setShelved,
  sumReturnedPieces,
} from './return.queries.ts';
import type { OrderReturnHistoryTable, OrderReturnTable } from './return.table.ts';
import { mailSender, publishReturnEvent } from './return-notifications.ts';
import { getReturn } from './returns.ts';

/** The states to which an operator can move a return. */
type Target = Exclude<ReturnState, 'REQUESTED' | 'CLOSED'>;

// The money may be refunded before the parcel has arrived: the law's 14 days run from the statement, not from the parcel.
const before: Record<Target, readonly ReturnState[]> = {
  APPROVED: ['REQUESTED'],
  RECEIVED: ['APPROVED'],
  REFUNDED: ['APPROVED', 'RECEIVED'],
  REFUSED: ['REQUESTED', 'APPROVED', 'RECEIVED'],
};

const mails: Record<Target, ReturnMail> = {
  APPROVED: 'return-approved',
  RECEIVED: 'return-received',
  REFUNDED: 'return-refunded',
  REFUSED: 'return-refused',
};

type After = (trx: Trx, row: OrderReturnTable, order: OrderTable) => Promise<void>;
/** Why, and by whom (`operator ada`), for the history. */
type AdminOptions = { note?: string; by?: string };

const move = (returnId: string, to: Target, { note = '', by = 'operator' }: AdminOptions, after?: After): Promise<OrderReturnTable> =>
  inTransaction(async (trx) => {
    const { orderId } = await getReturn(trx, { returnId });
    const order = (await lockOrder(trx, orderId)) ?? (await getOrder(trx, orderId));
    const moved = await moveReturnRow(trx, returnId, before[to], to);
    if (!moved) {
      const { state } = await getReturn(trx, { returnId });
      throw new DomainError('ReturnStateException', 409, {}, `Return ${returnId} is ${state}: it cannot become ${to}`);
    }
    await insertReturnHistory(trx, { returnId, state: to, by, note });
    await after?.(trx, moved, order);
    await publishReturnEvent(trx, moved);
    await mailSender(trx, moved, order, mails[to], to === 'REFUSED' ? note : '');
    return moved;
  });

/** Approves a voluntary return: its sender gets the label. */
export const approveReturn = (returnId: string, options: AdminOptions = {}): Promise<OrderReturnTable> =>
  move(returnId, 'APPROVED', { ...options, note: options.note || 'approved by the shop' });

const restock: After = async (trx, { returnId, orderId }) => {
  if (!(await setShelved(trx, returnId))) return;
  const pieces = new Map((await findReturnLines(trx, returnId)).map(({ position, quantity }) => [position, quantity]));
  await restoreStock(trx, await restockLines(trx, orderId, pieces));
};

/** The parcel has arrived. `isAsNew`: its pieces return to stock. */
export const receiveReturn = (
  returnId: string,
  { isAsNew = false, ...options }: AdminOptions & { isAsNew?: boolean } = {},
): Promise<OrderReturnTable> =>
  move(returnId, 'RECEIVED', { ...options, note: options.note || 'parcel received' }, isAsNew ? restock : undefined);

const isEveryReturnRefunded = async (trx: Trx, orderId: string): Promise<boolean> =>
  (await findReturnsOfOrder(trx, orderId)).every(({ state }) => state === 'REFUNDED' || voidReturnStates.includes(state));

const payBack: After = async (trx, row, order) => {
  const { returnId, amount, currency } = row;
  // Pieces that were never shipped need not be unpacked.
  if (order.state === 'PAID') await restock(trx, row, order);
  const paid = (await findAttemptsOfOrder(order.orderId, trx)).find(({ state }) => state === 'SUCCEEDED');
  if (paid && amount > 0) await refundPayment(trx, paid.attemptId, { rawValue: amount, currency }, `return:${returnId}`);
  const { items } = await presentReturn(trx, row);
  const articles = items.map((line) =>
    articleLine({ ...line, pricePerItem: { ...line.priceTotal, rawValue: line.priceTotal.rawValue / line.quantity } }),
  );
  await issueCredit(trx, { orderId: order.orderId, cause: `return:${returnId}`, amount, articles });
  const returned = await sumReturnedPieces(trx, order.orderId);
  const lines = await linesOfOrder(trx, order.orderId);
  const isAll = lines.every(({ position, quantity }) => (returned.get(position) ?? 0) >= quantity);
  if (isAll && (await isEveryReturnRefunded(trx, order.orderId)))
    await transitionOrder(trx, order.orderId, 'REFUNDED', 'everything came back');
};

/** Refunds the return, once. When nothing of the order is left, the order counts as refunded. */
export const refundReturn = (returnId: string, options: AdminOptions = {}): Promise<OrderReturnTable> =>
  move(returnId, 'REFUNDED', { ...options, note: options.note || 'refunded' }, payBack);

const requireNotRestocked: After = async (_, { returnId, shelvedAt }) => {
  if (shelvedAt === null) return;
  throw new DomainError(
    'ReturnStateException',
    409,
    {},
    `The pieces of return ${returnId} lie on the shelf again: it can only be refunded`,
  );
};

/** Declines a return; `note` says why, to its sender too. Its pieces may be announced again. */
export const declineReturn = (returnId: string, options: AdminOptions & { note: string }): Promise<OrderReturnTable> =>
  move(returnId, 'REFUSED', options, requireNotRestocked);

/** Every state that a return has been in, oldest first. */
export const historyOfReturn = (returnId: string): Promise<OrderReturnHistoryTable[]> => findReturnHistory(database, returnId);

import 'server-only';
import type { Db } from '#backend/database/database.ts';
import type { OrderTable } from '#backend/order/order.table.ts';
import { linesOfOrder } from '#backend/order/order.ts';
import type { OrderState } from '#shared/contract/order.ts';
import type { ListedReturn, ReturnEnd } from '#shared/contract/return.ts';
import { presentReturn } from './present-return.ts';
import { findReturnsOfOrder, sumReturnedPieces } from './return.queries.ts';
import { periodsOf } from './return-periods.ts';

const givesBack: readonly OrderState[] = ['PAID', 'SHIPPED'];

/** True in the states in which something of an order can come back. */
export const canGiveBack = ({ state }: Pick<OrderTable, 'state'>): boolean => givesBack.includes(state);

/** How many pieces of each line are still with the buyer, by its position: announced ones count as back. */
export const piecesLeft = async (db: Db, { orderId }: Pick<OrderTable, 'orderId'>): Promise<Map<number, number>> => {
  const returned = await sumReturnedPieces(db, orderId);
  const lines = await linesOfOrder(db, orderId);
  return new Map(lines.map(({ position, quantity }) => [position, quantity - (returned.get(position) ?? 0)]));
};

/** Why nothing of an order can come back any more, declared at `now`; null while something can. */
export const returnEndOf = async (db: Db, order: OrderTable, now?: number): Promise<ReturnEnd | null> => {
  const left = await piecesLeft(db, order);
  if ([...left.values()].every((pieces) => pieces <= 0)) return 'returned';
  if (!canGiveBack(order)) return 'ended';
  const { withdrawal, voluntary } = await periodsOf(db, order, now);
  return withdrawal?.isOpen || voluntary.isOpen ? null : 'late';
};

/** Every return of an order, the oldest first. */
export const listReturnsOf = async (db: Db, orderId: string): Promise<ListedReturn[]> => {
  const receipts = await Promise.all((await findReturnsOfOrder(db, orderId)).map((row) => presentReturn(db, row)));
  return receipts.map(({ returnId, state, items, refund, labelUrl, history, createdAt }) => ({
    ...{ returnId, state, items, refund, labelUrl },
    changedAt: history.find((entry) => entry.state === state)?.at ?? createdAt,
  }));
};

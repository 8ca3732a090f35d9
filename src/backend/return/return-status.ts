import 'server-only';
import type { Db } from '#backend/database/database.ts';
import { linesOfOrder, type OrderTable } from '#backend/order/order.ts';
import type { OrderState } from '#shared/contract/order.ts';
import type { ListedReturn, ReturnEnd, ReturnKind } from '#shared/contract/return.ts';
import { presentReturn } from './present-return.ts';
import { findReturnsOfOrder, sumPiecesBeyondWithdrawal, sumReturnedPieces } from './return.queries.ts';
import { periodsOf } from './return-periods.ts';

const givesBack: readonly OrderState[] = ['PAID', 'SHIPPED'];

/** True in the states in which something of an order can be returned. */
export const canReturn = ({ state }: Pick<OrderTable, 'state'>): boolean => givesBack.includes(state);

/**
 * How many pieces of each line can still be returned by a right, by its position. Announced ones count as returned, but what is only
 * announced as a voluntary return can still be withdrawn from (Y-01).
 */
export const returnablePieces = async (
  db: Db,
  { orderId }: Pick<OrderTable, 'orderId'>,
  kind: ReturnKind,
): Promise<Map<number, number>> => {
  const returned = await (kind === 'withdrawal' ? sumPiecesBeyondWithdrawal : sumReturnedPieces)(db, orderId);
  const lines = await linesOfOrder(db, orderId);
  return new Map(lines.map(({ position, quantity }) => [position, quantity - (returned.get(position) ?? 0)]));
};

/** True when no line has a piece left. */
export const isNothingLeft = (left: ReadonlyMap<number, number>): boolean => [...left.values()].every((pieces) => pieces <= 0);

/** Why nothing of an order can be returned any more, declared at `now`; null while something can. */
export const returnEndOf = async (db: Db, order: OrderTable, now?: number): Promise<ReturnEnd | null> => {
  const { withdrawal, voluntary } = await periodsOf(db, order, now);
  if (isNothingLeft(await returnablePieces(db, order, withdrawal?.isOpen ? 'withdrawal' : 'voluntary'))) return 'returned';
  if (!canReturn(order)) return 'ended';
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

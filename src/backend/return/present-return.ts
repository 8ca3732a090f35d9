import 'server-only';
import type { Db } from '#backend/database/database.ts';
import { findCreditOf } from '#backend/invoice/invoice.ts';
import { getOrder, presentOrder } from '#backend/order/order.ts';
import type { Order } from '#shared/contract/order.ts';
import type { ReturnReceipt, ReturnState } from '#shared/contract/return.ts';
import { findReturnHistory, findReturnLines } from './return.queries.ts';
import type { OrderReturnTable } from './return.table.ts';

const labelled: readonly ReturnState[] = ['APPROVED', 'RECEIVED', 'REFUNDED'];

/** True while a return has a parcel label. */
export const hasLabel = ({ state }: Pick<OrderReturnTable, 'state'>): boolean => labelled.includes(state);

/** Some pieces of an order's lines, in their order. */
export const itemsOf = ({ items }: Order, pieces: ReadonlyMap<number, number>): ReturnReceipt['items'] =>
  items.flatMap(({ sku, item, pricePerItem }, index) => {
    const quantity = pieces.get(index + 1) ?? 0;
    const priceTotal = { ...pricePerItem, rawValue: pricePerItem.rawValue * quantity };
    return quantity > 0 ? [{ position: index + 1, quantity, sku, priceTotal, item }] : [];
  });

/** A return in the form of the contract. */
export const presentReturn = async (db: Db, row: OrderReturnTable): Promise<ReturnReceipt> => {
  const { returnId, orderId, kind, state, reason, name, email, createdAt } = row;
  const order = await presentOrder(db, await getOrder(db, orderId));
  const lines = await findReturnLines(db, returnId);
  return {
    ...{ returnId, orderId, kind, state, reason, name, email, createdAt },
    items: itemsOf(order, new Map(lines.map(({ position, quantity }) => [position, quantity]))),
    refund: { rawValue: row.amount, currency: row.currency },
    labelUrl: hasLabel(row) ? `/returns/${row.secret}/label.pdf` : null,
    credit: await findCreditOf(db, `return:${returnId}`),
    history: (await findReturnHistory(db, returnId)).map((entry) => ({ state: entry.state, at: entry.at })),
  };
};

import 'server-only';
import type { Trx } from '#backend/database/database.ts';
import { addShelved, findOrderLines } from './order.queries.ts';
import type { OrderLineTable } from './order.table.ts';

/**
 * The pieces of an order that return to stock now, each piece at most once: `wanted` by position, else all that are still out. The order
 * must be locked, and the result passed to `restoreStock` in the same transaction.
 */
export const restockLines = async (trx: Trx, orderId: string, wanted?: ReadonlyMap<number, number>): Promise<OrderLineTable[]> => {
  const lines = await findOrderLines(trx, orderId);
  const back = lines.flatMap((line) => {
    const requested = wanted ? (wanted.get(line.position) ?? 0) : line.quantity;
    const quantity = Math.min(requested, line.quantity - line.shelved);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  for (const { position, quantity } of back) await addShelved(trx, orderId, position, quantity);
  return back;
};

/**
 * Deducts from stock what an order has left there, by `take`, which returns whether there was enough; false, without effect, if there was
 * not. An order that has left nothing there: true. The order must be locked.
 */
export const deductRestocked = async (
  trx: Trx,
  orderId: string,
  take: (lines: readonly OrderLineTable[]) => Promise<boolean>,
): Promise<boolean> => {
  const left = (await findOrderLines(trx, orderId)).flatMap((line) => (line.shelved > 0 ? [{ ...line, quantity: line.shelved }] : []));
  if (left.length === 0) return true;
  if (!(await take(left))) return false;
  for (const { position, quantity } of left) await addShelved(trx, orderId, position, -quantity);
  return true;
};

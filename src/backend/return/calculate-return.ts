import 'server-only';
import type { Db, Trx } from '#backend/database/database.ts';
import type { Order } from '#shared/contract/order.ts';
import { type ReturnKind, voidReturnStates } from '#shared/contract/return.ts';
import { shareOf } from '#shared/money/share-of.ts';
import { closeReturn } from './close-return.ts';
import { refundAmount } from './refund-amount.ts';
import {
  announcedStates,
  findReturnLines,
  findReturnsOfOrder,
  insertReturnHistory,
  reduceReturn,
  sumReturnedPieces,
} from './return.queries.ts';
import type { OrderReturnTable } from './return.table.ts';

type Pieces = Map<number, number>;
/** An announced return, the pieces that remain in it, and their refund. */
type Loss = { row: OrderReturnTable; remaining: Pieces; amount: number };
type Statement = { kind: ReturnKind; pieces: readonly (readonly [position: number, quantity: number])[] };

const priceOf = ({ items }: Order, pieces: ReadonlyMap<number, number>): number =>
  [...pieces].reduce((sum, [position, quantity]) => sum + (items[position - 1]?.pricePerItem.rawValue ?? 0) * quantity, 0);

/** Takes the pieces in `missing` out of `announced`, as far as possible; both change. */
const deductPieces = (announced: Pieces, missing: Pieces): void => {
  for (const [position, quantity] of announced) {
    const taken = Math.min(quantity, Math.max(0, missing.get(position) ?? 0));
    announced.set(position, quantity - taken);
    missing.set(position, (missing.get(position) ?? 0) - taken);
  }
};

const lossesTo = async (db: Db, order: Order, { kind, pieces }: Statement, returned: Pieces): Promise<Loss[]> => {
  if (kind !== 'withdrawal') return [];
  const bought = order.items.map(({ quantity }) => quantity);
  const missing: Pieces = new Map(
    pieces.map(([position, quantity]) => [position, quantity + (returned.get(position) ?? 0) - (bought[position - 1] ?? 0)]),
  );
  const losses: Loss[] = [];
  for (const row of (await findReturnsOfOrder(db, order.orderId)).toReversed()) {
    if (row.kind !== 'voluntary' || !announcedStates.includes(row.state)) continue;
    const all: Pieces = new Map((await findReturnLines(db, row.returnId)).map((line) => [line.position, line.quantity]));
    const remaining = new Map(all);
    deductPieces(remaining, missing);
    const [before, after] = [priceOf(order, all), priceOf(order, remaining)];
    const isTouched = [...all].some(([position, quantity]) => remaining.get(position) !== quantity);
    if (isTouched) losses.push({ row, remaining, amount: before === 0 ? 0 : shareOf(row.amount, after, before) });
  }
  return losses;
};

/**
 * The refund of a statement, in minor units, and what it takes from voluntary returns that are only announced: a right has priority over
 * an offer, so a withdrawal from their pieces takes them over (Y-01), those of the newest return first.
 */
export const calculateReturn = async (db: Db, order: Order, statement: Statement): Promise<{ amount: number; losses: Loss[] }> => {
  const { kind, pieces } = statement;
  const before = await sumReturnedPieces(db, order.orderId);
  const losses = await lossesTo(db, order, statement, before);
  const earlier = (await findReturnsOfOrder(db, order.orderId)).filter(({ state }) => !voidReturnStates.includes(state));
  let refunded = earlier.reduce((sum, { amount }) => sum + amount, 0);
  for (const { row, remaining, amount } of losses) {
    refunded -= row.amount - amount;
    for (const { position, quantity } of await findReturnLines(db, row.returnId))
      before.set(position, (before.get(position) ?? 0) - quantity + (remaining.get(position) ?? 0));
  }
  return { amount: refundAmount({ order, pieces: new Map(pieces), before, kind, refunded }), losses };
};

/** Records what announced returns lose to a withdrawal; one that is left empty is closed. */
export const takeOver = async (trx: Trx, losses: readonly Loss[], withdrawalId: string): Promise<void> => {
  for (const { row, remaining, amount } of losses) {
    const { returnId, state } = row;
    const remainingLines = [...remaining].flatMap(([position, quantity]) => (quantity > 0 ? [{ returnId, position, quantity }] : []));
    const by = 'buyer';
    if (remainingLines.length === 0) {
      await closeReturn(trx, returnId, { note: `withdrawal ${withdrawalId} takes its pieces over`, by });
      continue;
    }
    await reduceReturn(trx, returnId, amount, remainingLines);
    await insertReturnHistory(trx, { returnId, state, by, note: `withdrawal ${withdrawalId} takes some of its pieces over` });
  }
};

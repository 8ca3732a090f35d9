import 'server-only';
import { database } from '#backend/database/database.ts';
import { type OrderTable, presentOrder } from '#backend/order/order.ts';
import { tokenOfCookies } from '#backend/rest/rest.ts';
import type { Order } from '#shared/contract/order.ts';
import type { ReturnDesk } from '#shared/contract/return.ts';
import { findDesk, type KeptStatement, orderOfDesk } from './desk.ts';
import { presentOpen } from './open-withdrawal.ts';
import { itemsOf, presentReturn } from './present-return.ts';
import { findReturnRow } from './return.queries.ts';
import { periodsOf } from './return-periods.ts';
import { canGiveBack, isNothingLeft, listReturnsOf, piecesLeft, returnEndOf } from './return-standing.ts';
import { weighStatement } from './weigh-statement.ts';

const noDesk: ReturnDesk = { draft: null, name: '', email: '', order: null, statement: null, receipt: null, open: null };

const presentOrderOfDesk = async (row: OrderTable, { items }: Order): Promise<ReturnDesk['order']> => {
  const { withdrawal, voluntary } = await periodsOf(database, row);
  const leftToOffer = await piecesLeft(database, row, 'voluntary');
  const left = withdrawal?.isOpen ? await piecesLeft(database, row, 'withdrawal') : leftToOffer;
  return {
    orderId: row.orderId,
    placedAt: row.placedAt,
    items: items.map(({ sku, quantity, priceTotal, item }, index) => ({
      ...{ position: index + 1, quantity, sku, priceTotal, item },
      returnable: canGiveBack(row) ? (left.get(index + 1) ?? 0) : 0,
    })),
    withdrawal,
    // What is announced already cannot be announced again: only the withdrawal is left to choose.
    voluntary: { ...voluntary, isOpen: voluntary.isOpen && !isNothingLeft(leftToOffer) },
    returnEnd: await returnEndOf(database, row),
    returns: await listReturnsOf(database, row.orderId),
  };
};

const presentStatement = async (kept: KeptStatement, order: Order): Promise<ReturnDesk['statement']> => {
  const { statementKey, kind, reason, pieces } = kept;
  const { amount: rawValue } = await weighStatement(database, order, kept);
  return { statementKey, kind, reason, items: itemsOf(order, new Map(pieces)), refund: { ...order.priceTotal, rawValue } };
};

/** What this browser's desk shows: an empty one for browsers that have none. */
export const presentDesk = async (token: string | undefined): Promise<ReturnDesk> => {
  const desk = token === undefined ? undefined : await findDesk(database, token);
  if (!desk) return noDesk;
  const draft = desk.draft === null ? null : (JSON.parse(desk.draft) as ReturnDesk['draft']);
  const row = await orderOfDesk(database, desk);
  if (!row) return { ...noDesk, draft, open: await presentOpen(desk) };
  const order = await presentOrder(database, row);
  const done = desk.returnId === null ? undefined : await findReturnRow(database, { returnId: desk.returnId });
  const kept = desk.statement === null || done ? undefined : (JSON.parse(desk.statement) as KeptStatement);
  return {
    ...{ draft, name: desk.name, email: desk.email },
    order: await presentOrderOfDesk(row, order),
    statement: kept ? await presentStatement(kept, order) : null,
    receipt: done ? await presentReturn(database, done) : null,
    open: null,
  };
};

/** The desk for a plain document; `cookies` is the Cookie header. */
export const showDesk = (cookies: string): Promise<ReturnDesk> => presentDesk(tokenOfCookies(cookies, 'return'));

import 'server-only';
import { database } from '#backend/database/database.ts';
import { type OrderTable, presentOrder } from '#backend/order/order.ts';
import { tokenOfCookies } from '#backend/rest/rest.ts';
import type { Order } from '#shared/contract/order.ts';
import type { ReturnSession } from '#shared/contract/return.ts';
import { calculateReturn } from './calculate-return.ts';
import { presentOpen } from './open-withdrawal.ts';
import { itemsOf, presentReturn } from './present-return.ts';
import { findReturnRow } from './return.queries.ts';
import { periodsOf } from './return-periods.ts';
import { findReturnSession, orderOfReturnSession, type PendingStatement } from './return-session.ts';
import { canReturn, isNothingLeft, listReturnsOf, returnablePieces, returnEndOf } from './return-status.ts';

const emptyReturnSession: ReturnSession = { draft: null, name: '', email: '', order: null, statement: null, receipt: null, open: null };

const presentOrderOfSession = async (row: OrderTable, { items }: Order): Promise<ReturnSession['order']> => {
  const { withdrawal, voluntary } = await periodsOf(database, row);
  const leftToOffer = await returnablePieces(database, row, 'voluntary');
  const left = withdrawal?.isOpen ? await returnablePieces(database, row, 'withdrawal') : leftToOffer;
  return {
    orderId: row.orderId,
    placedAt: row.placedAt,
    items: items.map(({ sku, quantity, priceTotal, item }, index) => ({
      ...{ position: index + 1, quantity, sku, priceTotal, item },
      returnable: canReturn(row) ? (left.get(index + 1) ?? 0) : 0,
    })),
    withdrawal,
    // Pieces that are already announced cannot be announced again: only the withdrawal is left to choose.
    voluntary: { ...voluntary, isOpen: voluntary.isOpen && !isNothingLeft(leftToOffer) },
    returnEnd: await returnEndOf(database, row),
    returns: await listReturnsOf(database, row.orderId),
  };
};

const presentStatement = async (pending: PendingStatement, order: Order): Promise<ReturnSession['statement']> => {
  const { statementKey, kind, reason, pieces } = pending;
  const { amount: rawValue } = await calculateReturn(database, order, pending);
  return { statementKey, kind, reason, items: itemsOf(order, new Map(pieces)), refund: { ...order.priceTotal, rawValue } };
};

/** The return session of this browser; an empty one if it has none. */
export const presentReturnSession = async (token: string | undefined): Promise<ReturnSession> => {
  const returnSession = token === undefined ? undefined : await findReturnSession(database, token);
  if (!returnSession) return emptyReturnSession;
  const draft = returnSession.draft === null ? null : (JSON.parse(returnSession.draft) as ReturnSession['draft']);
  const row = await orderOfReturnSession(database, returnSession);
  if (!row) return { ...emptyReturnSession, draft, open: await presentOpen(returnSession) };
  const order = await presentOrder(database, row);
  const done = returnSession.returnId === null ? undefined : await findReturnRow(database, { returnId: returnSession.returnId });
  const pending = returnSession.statement === null || done ? undefined : (JSON.parse(returnSession.statement) as PendingStatement);
  return {
    ...{ draft, name: returnSession.name, email: returnSession.email },
    order: await presentOrderOfSession(row, order),
    statement: pending ? await presentStatement(pending, order) : null,
    receipt: done ? await presentReturn(database, done) : null,
    open: null,
  };
};

/** The return session for a no-script document; `cookies` is the Cookie header. */
export const loadReturnDocument = (cookies: string): Promise<ReturnSession> => presentReturnSession(tokenOfCookies(cookies, 'return'));

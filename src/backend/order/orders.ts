import 'server-only';
import type { Db, Trx } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { type OrderState, order as orderContract, type Tracking } from '#shared/contract/order.ts';
import { findSite, type Site } from '#shared/country/site.ts';
import { lineRowsOf, type OrderableCart, orderRowOf } from './new-order.ts';
import {
  findHistory,
  findOrderLines,
  findOrderRow,
  findOrderRowByPlacement,
  findUnapprovedRows,
  insertHistory,
  insertOrder,
  listOrderRows,
  lockOrderRow,
  moveOrderRow,
  setApproved,
  setTracking,
} from './order.queries.ts';
import type { OrderHistoryTable, OrderLineTable, OrderTable } from './order.table.ts';
import { actorFor, statesBefore } from './order-state.ts';
import { publishOrderEvent } from './publish-order-event.ts';

export type { OrderableCart } from './new-order.ts';

/** Creates an order as the buyer agreed to it: addresses, texts, prices and sums are frozen. It waits for its payment, and belongs to the logged-in account. */
export const createOrder = async (
  trx: Trx,
  site: Site,
  cartId: string,
  cart: OrderableCart,
  consumerId: string | null = null,
): Promise<OrderTable> => {
  const row = orderRowOf(site, cartId, cart, consumerId, Date.now());
  await insertOrder(trx, row, lineRowsOf(row.orderId, cart));
  await insertHistory(trx, { orderId: row.orderId, state: row.state, by: 'buyer', note: 'placed' });
  await publishOrderEvent(trx, row);
  return row;
};

/** An order by its number. */
export const findOrder = (db: Db, orderId: string): Promise<OrderTable | undefined> => findOrderRow(db, orderId);

/** An order by its number, locked until the transaction ends. */
export const lockOrder = (trx: Trx, orderId: string): Promise<OrderTable | undefined> => lockOrderRow(trx, orderId);

/** An order by its number; throws OrderNotFoundException 404 if it does not exist. */
export const getOrder = async (db: Db, orderId: string): Promise<OrderTable> => {
  const row = await findOrderRow(db, orderId);
  if (!row) throw new DomainError('OrderNotFoundException', 404, {}, `There is no order ${orderId}`);
  return row;
};

/** The order that was placed from this state of a cart. */
export const findPlacedOrder = (db: Db, cartId: string, placementKey: string): Promise<OrderTable | undefined> =>
  findOrderRowByPlacement(db, cartId, placementKey);

/** Orders that wait for a buyer to approve a payment: of one cart, or placed before a time (epoch ms; at most 50, oldest first). */
export const findWaitingOrders = (db: Db, filter: { cartId: string } | { placedBefore: number }): Promise<OrderTable[]> =>
  findUnapprovedRows(db, filter);

/** The newest orders first, all or those in one state. */
export const listOrders = (db: Db, filter: { state?: OrderState | undefined; limit: number }): Promise<OrderTable[]> =>
  listOrderRows(db, filter);

/** The articles of an order. */
export const linesOfOrder = (db: Db, orderId: string): Promise<OrderLineTable[]> => findOrderLines(db, orderId);

/** The discount codes that an order uses. */
export const codesOfOrder = ({ discounts }: Pick<OrderTable, 'discounts'>): string[] =>
  orderContract.shape.discounts.parse(JSON.parse(discounts)).map(({ code }) => code);

/** Every state that an order has been in, oldest first. */
export const historyOfOrder = (db: Db, orderId: string): Promise<OrderHistoryTable[]> => findHistory(db, orderId);

/** The site on which the order was placed. */
export const siteOfOrder = ({ country, language, orderId }: Pick<OrderTable, 'country' | 'language' | 'orderId'>): Site => {
  const site = findSite(country, language);
  if (!site) throw new Error(`Order ${orderId} was placed in ${language}, which ${country} does not speak any more`);
  return site;
};

/** From which states an order is moved (default: all allowed ones), and by whom, e.g. `operator ada`. */
type TransitionOptions = { from?: readonly OrderState[] | undefined; by?: string | undefined };

/** Moves an order to a state that may follow its own, and records it in its history. Undefined, without effect, if it may not. */
export const transitionOrder = async (
  trx: Trx,
  orderId: string,
  to: OrderState,
  note: string,
  { from = statesBefore(to), by = actorFor(to) }: TransitionOptions = {},
): Promise<OrderTable | undefined> => {
  const moved = await moveOrderRow(trx, orderId, from, to);
  if (!moved) return undefined;
  await insertHistory(trx, { orderId, state: to, by, note });
  await publishOrderEvent(trx, moved);
  return moved;
};

/** Moves an order; throws OrderStateException 409 that names both states if it may not. */
export const requireTransition = async (
  trx: Trx,
  orderId: string,
  to: OrderState,
  note: string,
  options?: TransitionOptions,
): Promise<OrderTable> => {
  const moved = await transitionOrder(trx, orderId, to, note, options);
  if (moved) return moved;
  const { state } = await getOrder(trx, orderId);
  throw new DomainError('OrderStateException', 409, {}, `Order ${orderId} is ${state}: it cannot become ${to}`);
};

/** Records that the buyer has approved and the payment is pending. True the first time. */
export const approveOrder = async (trx: Trx, orderId: string): Promise<boolean> => {
  const isNew = await setApproved(trx, orderId);
  const note = 'payment approved, money under way';
  if (isNew) await insertHistory(trx, { orderId, state: 'PENDING_PAYMENT', by: 'payment', note });
  return isNew;
};

/** Adds a note to an order's history without changing its state. */
export const addOrderNote = async (
  trx: Trx,
  { orderId, state }: Pick<OrderTable, 'orderId' | 'state'>,
  note: string,
  by = 'payment',
): Promise<void> => insertHistory(trx, { orderId, state, by, note });

/** Saves the tracking data of an order's parcel. */
export const saveTracking = (trx: Trx, orderId: string, tracking: Tracking): Promise<void> =>
  setTracking(trx, orderId, JSON.stringify(tracking));

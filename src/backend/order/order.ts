import 'server-only';

// Orders: placed once, moved from state to state, and never forgotten.

export type { OrderLineTable, OrderTable } from './order.table.ts';
export {
  addOrderNote,
  approveOrder,
  codesOfOrder,
  createOrder,
  findOrder,
  findPlacedOrder,
  findWaitingOrders,
  getOrder,
  historyOfOrder,
  linesOfOrder,
  listOrders,
  lockOrder,
  type OrderableCart,
  requireTransition,
  saveTracking,
  siteOfOrder,
  transitionOrder,
} from './orders.ts';

// Every change that an order may go through.

export { transitions } from './order-state.ts';

// The number that stands on everything of an order.

export { createOrderId } from './order-id.ts';

// An order as its buyer sees it.

export { presentOrder } from './present-order.ts';

// The account that an order leads to, if any.

export { attachOrder, detachOrders, listOrdersOf } from './order-owner.ts';

// Pieces that go back on the shelf, each once, or stay there until they are paid.

export { deductRestocked, restockLines } from './restock.ts';

// What orders hold before anybody pays.

export { maxReservedByNetwork, maxReservedByOrder, mayReserve } from './reservation.ts';

// The secret that opens an order in any browser, for its mails.

export { findLinkedOrder, linkOrder } from './order-link.ts';

// Orders as parts of other rooms' queries.

export { orderedCarts, ordersWithBuyers, reservedPieces } from './order-subqueries.ts';

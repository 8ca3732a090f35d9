import 'server-only';

// Orders: placed once, moved from state to state, never deleted.

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

// Every transition that an order may make.

export { transitions } from './order-state.ts';

// The number of an order and of everything that belongs to it.

export { createOrderId } from './order-id.ts';

// An order as its buyer sees it.

export { presentOrder } from './present-order.ts';

// How an order is shipped.

export { shippingOfOrder } from './shipping-of-order.ts';

// The account of an order, if any.

export { attachOrder, detachOrders, listOrdersOf } from './order-owner.ts';

// Pieces that return to stock, each once, or stay there until they are paid.

export { deductRestocked, restockLines } from './restock.ts';

// What unpaid orders reserve.

export { maxReservedByNetwork, maxReservedByOrder, mayReserve } from './reservation.ts';

// The secret that opens an order in any browser, for its mails.

export { findLinkedOrder, linkOrder } from './order-link.ts';

// Orders as parts of other modules' queries.

export { orderedCarts, ordersWithBuyers, reservedPieces } from './order-subqueries.ts';

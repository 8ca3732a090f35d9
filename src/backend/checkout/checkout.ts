import 'server-only';

// What became of a payment becomes of its order: paid, failed, or a refund that a bank sent back.

export { applyPaymentEvent } from './apply-payment-event.ts';
export { reopenRefund } from './reopen-refund.ts';

// The card that a buyer wanted kept, once the payment has shown that it works.

export { saveCardOfAttempt } from './save-card.ts';

// What the operator does with an order, and what time does with one that nobody paid.

export { cancelOrder, expirePendingOrders, refundOrder, shipOrder } from './order-admin.ts';
export { resolveRefunds } from './resolve-refunds.ts';

// A buyer's own order, for a plain document.

export { loadOrderDocument } from './own-order.ts';

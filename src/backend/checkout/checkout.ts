import 'server-only';

// What became of a payment becomes of its order: paid, failed, or a refund that a bank sent back.

export { reopenRefund } from './reopen-refund.ts';
export { settlePayment } from './settle-payment.ts';

// The card that a buyer wanted kept, once the payment has shown that it works.

export { keepCard } from './keep-card.ts';

// What the operator does with an order, and what time does with one that nobody paid.

export { cancelOrder, expirePendingOrders, refundOrder, shipOrder } from './order-care.ts';
export { settleRefunds } from './settle-refund.ts';

// A buyer's own order, for a plain document.

export { showOrder } from './own-order.ts';

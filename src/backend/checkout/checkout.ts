import 'server-only';

// Applies the outcome of a payment to its order: paid, failed, or a refund that a bank returned.

export { applyPaymentEvent } from './apply-payment-event.ts';
export { reopenRefund } from './reopen-refund.ts';

// Saves the card that a buyer wanted saved, once the payment has shown that it works.

export { saveCardOfAttempt } from './save-card.ts';

// The operator's actions on an order, and the expiry of unpaid ones.

export { cancelOrder, expirePendingOrders, refundOrder, shipOrder } from './order-admin.ts';
export { resolveRefunds } from './resolve-refunds.ts';

// A buyer's own order, for a no-script document.

export { loadOrderDocument } from './own-order.ts';

import 'server-only';
import type { OrderState } from '#shared/contract/order.ts';

// PAYMENT_FAILED is an end: another try to pay is another order. Money that comes after an end goes back.
const next: Record<OrderState, readonly OrderState[]> = {
  PENDING_PAYMENT: ['PAID', 'PAYMENT_FAILED', 'CANCELLED'],
  PAID: ['SHIPPED', 'CANCELLED', 'REFUNDED'],
  SHIPPED: ['REFUNDED'],
  PAYMENT_FAILED: [],
  CANCELLED: [],
  REFUNDED: [],
};

/** The states from which an order may go to `state`. */
export const statesBefore = (state: OrderState): OrderState[] =>
  (Object.keys(next) as OrderState[]).filter((from) => next[from].includes(state));

import type { OrderState } from '#shared/contract/order.ts';

/** Where the browser's own question after its order stands. PENDING: no answer yet; ABSENT: it has no such order; FAILED: nobody answered. */
export type OrderQuestion = 'PENDING' | 'READY' | 'ABSENT' | 'FAILED';

/** What the page after an order has to say. */
export type OrderViewStatus = 'looking' | 'unknown' | 'unanswered' | 'paid' | 'awaited' | 'failed' | 'cancelled' | 'refunded';

const ofState: Record<OrderState, OrderViewStatus> = {
  PENDING_PAYMENT: 'awaited',
  PAID: 'paid',
  SHIPPED: 'paid',
  PAYMENT_FAILED: 'failed',
  CANCELLED: 'cancelled',
  REFUNDED: 'refunded',
};

/** How an order stands for the browser that asks: only one that it placed and that has been paid counts as paid. */
export const orderViewStatus = (question: OrderQuestion, state: OrderState | undefined): OrderViewStatus => {
  if (question === 'ABSENT') return 'unknown';
  if (question === 'FAILED') return 'unanswered';
  return question === 'PENDING' || state === undefined ? 'looking' : ofState[state];
};

/** True for an order that is bought, though its money may still be under way. */
export const isBought = (state: OrderState): boolean => ['paid', 'awaited'].includes(ofState[state]);

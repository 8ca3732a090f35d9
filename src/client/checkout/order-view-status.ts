import type { OrderState } from '#shared/contract/order.ts';

/** The state of the browser's order request. PENDING: no answer yet; ABSENT: no such order in this browser; FAILED: no answer. */
export type OrderQuestion = 'PENDING' | 'READY' | 'ABSENT' | 'FAILED';

/** What the page after an order shows. */
export type OrderViewStatus = 'looking' | 'unknown' | 'unanswered' | 'paid' | 'awaited' | 'failed' | 'cancelled' | 'refunded';

const ofState: Record<OrderState, OrderViewStatus> = {
  PENDING_PAYMENT: 'awaited',
  PAID: 'paid',
  SHIPPED: 'paid',
  PAYMENT_FAILED: 'failed',
  CANCELLED: 'cancelled',
  REFUNDED: 'refunded',
};

/** The status of an order for the requesting browser: only an order that it placed and that has been paid counts as paid. */
export const orderViewStatus = (question: OrderQuestion, state: OrderState | undefined): OrderViewStatus => {
  if (question === 'ABSENT') return 'unknown';
  if (question === 'FAILED') return 'unanswered';
  return question === 'PENDING' || state === undefined ? 'looking' : ofState[state];
};

/** True for an order that is bought, though its payment may still be processing. */
export const isBought = (state: OrderState): boolean => ['paid', 'awaited'].includes(ofState[state]);

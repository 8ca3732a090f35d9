import 'server-only';
import type { OrderState } from '#shared/contract/order.ts';

/** Who may move an order: whoever buys, the payment provider's news, or an operator. */
export type Actor = 'buyer' | 'payment' | 'operator';

/** Every change that an order may go through, who brings it about, and what follows from it. There is no other. */
export const transitions: readonly { from: OrderState; to: OrderState; by: Actor; follows: string }[] = [
  { from: 'PENDING_PAYMENT', to: 'PAID', by: 'payment', follows: 'invoice and confirmation go out' },
  { from: 'PENDING_PAYMENT', to: 'PAYMENT_FAILED', by: 'payment', follows: 'pieces and uses of codes return' },
  { from: 'PENDING_PAYMENT', to: 'CANCELLED', by: 'operator', follows: 'pieces and uses of codes return' },
  { from: 'PENDING_PAYMENT', to: 'CANCELLED', by: 'payment', follows: 'it was sold out meanwhile: money and uses of codes return' },
  { from: 'PAID', to: 'SHIPPED', by: 'operator', follows: 'the buyer hears of the parcel' },
  { from: 'PAID', to: 'CANCELLED', by: 'operator', follows: 'pieces, money and uses of codes return, with a credit note' },
  { from: 'PAID', to: 'REFUNDED', by: 'operator', follows: 'pieces and money return, with a credit note' },
  { from: 'SHIPPED', to: 'REFUNDED', by: 'operator', follows: 'the money returns, with a credit note' },
];
// PAYMENT_FAILED is an end: another try to pay is another order. Money that comes after an end goes back.

/** The states from which an order may go to `state`. */
export const statesBefore = (state: OrderState): OrderState[] => transitions.filter(({ to }) => to === state).map(({ from }) => from);

/** Who brings an order to a state when nobody else is named; an order begins with its buyer. */
export const actorFor = (state: OrderState): Actor => transitions.find(({ to }) => to === state)?.by ?? 'buyer';

import 'server-only';
import type { OrderState } from '#shared/contract/order.ts';

/** Who may change an order's state: the buyer, a payment event, or an operator. */
type Actor = 'buyer' | 'payment' | 'operator';

/** Every transition that an order may make, who causes it, and what follows from it. There is no other. */
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
// PAYMENT_FAILED is final: another attempt to pay is another order. Money that arrives after a final state is refunded.

/** The states from which an order may move to `state`. */
export const statesBefore = (state: OrderState): OrderState[] => transitions.filter(({ to }) => to === state).map(({ from }) => from);

/** Who moves an order to a state by default; a new order is created by its buyer. */
export const actorFor = (state: OrderState): Actor => transitions.find(({ to }) => to === state)?.by ?? 'buyer';

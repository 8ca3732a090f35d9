import 'client-only';
import { assignCart, cartAnswer, cartState } from './cart.ts';
import { tellFailure } from './cart-news.ts';
import { callRest, RestError } from './rest.ts';
import { ringTabs } from './tabs.ts';

/** Redeems a discount code or takes it back; an unknown one is told beside its field. */
export const changeDiscount = async (change: 'add' | 'remove', discountCode: string): Promise<void> => {
  cartState.isDiscountUnknown = false;
  try {
    assignCart(await callRest(`/carts/discount/${change}`, { method: 'POST', query: { discountCode }, body: {}, answer: cartAnswer }));
    ringTabs('cart');
  } catch (error) {
    if (error instanceof RestError && error.status < 500) cartState.isDiscountUnknown = true;
    else await tellFailure();
  }
};

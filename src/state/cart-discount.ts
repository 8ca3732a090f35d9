import 'client-only';
import { assignCart, cartAnswer, cartState } from './cart.ts';
import { tellFailure } from './cart-news.ts';
import { inTurn } from './cart-turns.ts';
import { callRest, RestError } from './rest.ts';
import { ringTabs } from './tabs.ts';

/** Redeems a discount code or takes it back; why one is refused is told beside its field. */
export const changeDiscount = (change: 'add' | 'remove', discountCode: string): Promise<void> =>
  inTurn(async () => {
    cartState.discountRefusal = undefined;
    try {
      assignCart(await callRest(`/carts/discount/${change}`, { method: 'POST', query: { discountCode }, body: {}, answer: cartAnswer }));
      ringTabs('cart');
    } catch (error) {
      const [refusal] = error instanceof RestError ? (error.problem?.data.fields ?? []) : [];
      if (refusal) cartState.discountRefusal = refusal;
      else await tellFailure();
    }
  });

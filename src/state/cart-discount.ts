import 'client-only';
import { assignCart, cartState, loadCartSchema } from './cart.ts';
import { enqueue } from './cart-queue.ts';
import { toastError } from './cart-toasts.ts';
import { callRest, RestError } from './rest.ts';
import { broadcast } from './tabs.ts';

/** Redeems or removes a discount code; the error is shown at its field. */
export const changeDiscount = (change: 'add' | 'remove', discountCode: string): Promise<void> =>
  enqueue(async () => {
    cartState.discountError = undefined;
    try {
      assignCart(
        await callRest(`/carts/discount/${change}`, { method: 'POST', query: { discountCode }, body: {}, answer: loadCartSchema }),
      );
      broadcast('cart');
    } catch (error) {
      const [fieldProblem] = error instanceof RestError ? (error.problem?.data.fields ?? []) : [];
      if (fieldProblem) cartState.discountError = fieldProblem;
      else await toastError();
    }
  });

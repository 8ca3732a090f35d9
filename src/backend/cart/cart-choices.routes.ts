import 'server-only';
import { type Context, Hono } from 'hono';
import { callerAddress, operation, type RestEnv } from '#backend/rest/rest.ts';
import { billingAnswer, cart } from '#shared/contract/cart.ts';
import { billingQuery, deliveryBody, paymentBody, shippingBody } from '#shared/contract/cart-calls.ts';
import { givenBilledAddress, strict } from '#shared/contract/given-address.ts';
import { setBilling, setDelivery, setShipping } from './cart-choices.ts';
import { cartContext, nextPage, respondWithCart, setCartCookies } from './cart-response.ts';
import { noScriptForm } from './draft.ts';
import { type Caller, choosePayment } from './payment-choice.ts';

const callerOf = (c: Context<RestEnv>): Caller => ({ address: callerAddress(c), device: (c.req.header('user-agent') ?? '').slice(0, 300) });

/** What a buyer chooses on the way to an order: POST /carts/address/…, /carts/shipping, /carts/payment. */
export const cartChoiceRoutes = new Hono<RestEnv>()
  .post(
    '/address/delivery',
    noScriptForm('delivery', 'checkoutAddress'),
    operation(
      {
        summary: 'Saves the buyer, the delivery address and the billing address in the cart.',
        body: deliveryBody,
        formOnly: ['billingIsDelivery'],
        answer: cart,
        next: nextPage('checkoutPayment'),
      },
      async (c, { body }) => respondWithCart(c, await setDelivery(...cartContext(c), body)),
    ),
  )
  .post(
    '/address/billing',
    noScriptForm('billing', 'checkoutAddress'),
    operation(
      {
        summary: 'Saves the billing address in the cart.',
        query: billingQuery,
        body: strict(givenBilledAddress),
        answer: billingAnswer,
        next: nextPage('checkoutAddress'),
      },
      async (c, { query, body }) => {
        const changed = await setBilling(...cartContext(c), body, query.resetDeliveryAddress === 'true');
        const { consumer, billingAddress, shippingMethod } = setCartCookies(c, changed);
        return { consumer, address: billingAddress, shippingMethod };
      },
    ),
  )
  .post(
    '/shipping',
    noScriptForm('shipping', 'checkoutPayment'),
    operation(
      { summary: 'Saves the shipping method in the cart.', body: shippingBody, answer: cart, next: nextPage('checkoutPayment') },
      async (c, { body }) => respondWithCart(c, await setShipping(...cartContext(c), body)),
    ),
  )
  .post(
    '/payment',
    noScriptForm('payment', 'checkoutPayment'),
    operation(
      {
        summary: 'Saves the payment method in the cart.',
        description: 'The account of a direct debit is sent to the payment provider at once and not stored here.',
        body: paymentBody,
        answer: cart,
        errors: { PaymentProviderException: 502 },
        next: nextPage('checkoutSummary'),
      },
      async (c, { body }) => respondWithCart(c, await choosePayment(...cartContext(c), body, callerOf(c))),
    ),
  );

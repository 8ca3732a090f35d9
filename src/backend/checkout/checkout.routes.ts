import 'server-only';
import { Hono, type MiddlewareHandler } from 'hono';
import { countPieces, noScriptForm, orderErrors, setCartCountCookie } from '#backend/cart/cart.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { isRejection, readWebhook, totalErrors } from '#backend/payment/payment.ts';
import { createLimit, isLimited } from '#backend/rate-limit/rate-limit.ts';
import { clientAddress, hashToken, keyOf, operation, type RestEnv, requestOrigin } from '#backend/rest/rest.ts';
import { placedOrder, placeOrderBody } from '#shared/contract/order.ts';
import { ownOrder } from '#shared/contract/own-order.ts';
import { measured } from '#shared/contract/text.ts';
import { z } from '#shared/contract/zod.ts';
import { networksOf } from '#shared/network/network-of.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';
import { findOwnOrder } from './own-order.ts';
import { placeOrder } from './place-order.ts';
import { reopenRefund } from './reopen-refund.ts';
import { returnFromPayment } from './return-from-payment.ts';

// The provider signs its requests and sends them in bursts: signed ones do not count. Clients that send unsigned ones are soon rejected
// unread.
const ofStrangers = createLimit('webhook', { points: 120, seconds: 60 });

const cartMiddleware: MiddlewareHandler<RestEnv> = (c, next) => {
  c.set('cartToken', keyOf(c, 'cart'));
  return next();
};

/** POST /orders and GET /orders/{orderId} */
export const orderRoutes = new Hono<RestEnv>()
  .use(cartMiddleware)
  .post(
    '/',
    noScriptForm('order', 'checkoutSummary'),
    operation(
      {
        summary: 'Places the order of the cart.',
        description: 'It is placed exactly once, however often the call is repeated.',
        body: placeOrderBody,
        answer: placedOrder,
        errors: { ...orderErrors, ...totalErrors, PaymentProviderException: 502 },
        next: ({ redirectUrl }) => redirectUrl,
      },
      (c, { body }) => {
        const networks = isLimited() ? networksOf(clientAddress(c)).map(hashToken) : undefined;
        return placeOrder(c.get('site'), c.get('cartToken'), body, { origin: requestOrigin(c, c.get('site').country), networks });
      },
    ),
  )
  .get(
    '/:orderId',
    operation(
      {
        summary: 'Returns an order to the browser that placed it.',
        description: 'With when it arrives, or why it could not be paid.',
        path: z.object({ orderId: z.string() }),
        answer: ownOrder,
        errors: { OrderNotFoundException: 404 },
      },
      async (c, { path }) => {
        const own = await findOwnOrder(c.get('cartToken'), path.orderId);
        if (!own) throw new DomainError('OrderNotFoundException', 404, {}, 'This browser has placed no such order');
        return own;
      },
    ),
  );

/** GET /payments/return/{attemptId} and POST /payments/webhook */
export const paymentRoutes = new Hono<RestEnv>()
  .get(
    '/return/:attemptId',
    operation(
      {
        summary: 'Redirects a buyer who comes back from the payment provider.',
        description: 'It asks the provider how the payment stands, and leads to the page that shows it.',
        path: z.object({
          attemptId: z
            .string()
            .check(z.meta({ description: 'Id of the attempt to pay, a uuid.', examples: ['6f1b2d3c-4e5a-4b7c-9d8e-0f1a2b3c4d5e'] })),
        }),
        query: z.object({
          cancelled: z.optional(
            measured(10).check(
              z.meta({ description: 'Present, whatever its value, where the buyer cancelled without paying.', examples: ['1'] }),
            ),
          ),
        }),
        answer: { redirects: true },
        errors: { PaymentNotFoundException: 404 },
      },
      async (c, { path, query }) => {
        const token = keyOf(c, 'cart');
        const next = await returnFromPayment(path.attemptId, query.cancelled !== undefined, token);
        if (token !== undefined) setCartCountCookie(c, await countPieces(token));
        return c.redirect(next, 303);
      },
    ),
  )
  .post(
    '/webhook',
    operation(
      {
        summary: 'Receives the signed events of the payment provider.',
        takes: 'application/json',
        answer: z.object({ received: z.literal(true) }),
        errors: { WebhookSignatureException: 400 },
      },
      async (c) => {
        const client = clientAddress(c);
        await ofStrangers.take(c, client);
        const notification = await readWebhook(await c.req.text(), c.req.header('stripe-signature'));
        await ofStrangers.release(client);
        if (notification) await (isRejection(notification) ? reopenRefund(notification) : applyPaymentEvent(notification));
        return { received: true as const };
      },
    ),
  );

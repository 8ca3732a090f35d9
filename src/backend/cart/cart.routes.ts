import 'server-only';
import { type Context, Hono } from 'hono';
import { isPlainForm, parse, readBody, readFields, readQuery } from '#backend/rest/read-body.ts';
import { respond } from '#backend/rest/respond.ts';
import type { RestEnv } from '#backend/rest/rest-env.ts';
import { keepToken, readToken } from '#backend/rest/token-cookie.ts';
import { address } from '#shared/contract/address.ts';
import {
  addToCartBody,
  type BillingAnswer,
  billingQuery,
  deliveryBody,
  discountQuery,
  paymentBody,
  removeFromCartBody,
  shippingBody,
} from '#shared/contract/cart.ts';
import { type PathName, plainPathTo } from '#shared/routes/paths.ts';
import { addToCart, type ChangedCart, getCart, removeFromCart } from './cart.ts';
import { addDiscount, removeDiscount, setBilling, setDelivery, setPaymentMethod, setShipping } from './cart-choices.ts';
import { keepCount } from './count-cookie.ts';
import { plainForm } from './draft.ts';
import { protectCart, verifyCart } from './protect.ts';

type Call = Context<RestEnv>;

/** Keeps the token and answers with the whole new cart, or with the next page. */
const answer = (c: Call, { cart, token }: ChangedCart, next: PathName, body: object = cart): Response => {
  keepToken(c, 'cart', token);
  keepCount(c, cart.itemCount);
  return respond(c, body, plainPathTo(c.get('site'), next));
};

const codeOf = async (c: Call): Promise<string> =>
  parse(discountQuery, isPlainForm(c) ? { ...c.req.query(), ...(await readFields(c)) } : c.req.query()).discountCode;

const where = (c: Call) => [c.get('site'), c.get('cartToken')] as const;

/** POST and GET /carts/… of specification §7. */
export const cartRoutes = new Hono<RestEnv>()
  .use((c, next) => {
    c.set('cartToken', readToken(c, 'cart'));
    return next();
  })
  .get('/', async (c) => {
    const cart = await getCart(...where(c));
    keepCount(c, cart.itemCount);
    return c.json(cart);
  })
  .post('/add', plainForm('add', 'cart'), async (c) => answer(c, await addToCart(...where(c), await readBody(c, addToCartBody)), 'cart'))
  .post('/remove', plainForm('remove', 'cart'), async (c) =>
    answer(c, await removeFromCart(...where(c), await readBody(c, removeFromCartBody)), 'cart'),
  )
  .post('/discount/add', plainForm('discount', 'cart'), async (c) => answer(c, await addDiscount(...where(c), await codeOf(c)), 'cart'))
  .post('/discount/remove', plainForm('discount', 'cart'), async (c) =>
    answer(c, await removeDiscount(...where(c), await codeOf(c)), 'cart'),
  )
  .post('/address/delivery', plainForm('delivery', 'checkoutAddress'), async (c) =>
    answer(c, await setDelivery(...where(c), await readBody(c, deliveryBody)), 'checkoutPayment'),
  )
  .post('/address/billing', plainForm('billing', 'checkoutAddress'), async (c) => {
    const { resetDeliveryAddress } = readQuery(c, billingQuery);
    const changed = await setBilling(...where(c), await readBody(c, address.strict()), resetDeliveryAddress === 'true');
    const { consumer, billingAddress, shippingMethod } = changed.cart;
    const body: BillingAnswer = { consumer, address: billingAddress, shippingMethod };
    return answer(c, changed, 'checkoutAddress', body);
  })
  .post('/shipping', plainForm('shipping', 'checkoutPayment'), async (c) =>
    answer(c, await setShipping(...where(c), (await readBody(c, shippingBody)).shippingMethod), 'checkoutPayment'),
  )
  .post('/payment', plainForm('payment', 'checkoutPayment'), async (c) =>
    answer(c, await setPaymentMethod(...where(c), await readBody(c, paymentBody)), 'checkoutSummary'),
  )
  .post('/protect', async (c) => {
    await protectCart(...where(c));
    return c.json({ isProtected: true });
  })
  .get('/protect/verify', async (c) => {
    await verifyCart(...where(c));
    return c.json({ isProtected: true });
  });

import 'server-only';
import { Hono } from 'hono';
import { refusalsOfCodes } from '#backend/discount/discount.ts';
import { isPlainForm, keyOf, operation, type RestEnv } from '#backend/rest/rest.ts';
import { cart, manyAdded } from '#shared/contract/cart.ts';
import { addManyBody, addToCartBody, discountQuery, removeFromCartBody } from '#shared/contract/cart-calls.ts';
import { protection } from '#shared/contract/protection.ts';
import { addManyToCart } from './add-many.ts';
import { keepCart, thenTo, whoseCart } from './answer-cart.ts';
import { cartChoiceRoutes } from './cart-choices.routes.ts';
import { addDiscount, removeDiscount } from './cart-choices.ts';
import { addToCart, getCart, removeFromCart } from './carts.ts';
import { keepCount } from './count-cookie.ts';
import { keepDraft, plainForm } from './draft.ts';
import { limitGuesses } from './guess-limit.ts';
import { protectCart, unorderable, verifyCart } from './protect.ts';
import { draftOfRemoved } from './removed-line.ts';

/** POST and GET /carts/… of specification §7. */
export const cartRoutes = new Hono<RestEnv>()
  .use((c, next) => {
    c.set('cartToken', keyOf(c, 'cart'));
    return next();
  })
  .get(
    '/',
    operation({ summary: 'The cart of this browser.', answer: cart }, async (c) => {
      const found = await getCart(...whoseCart(c));
      keepCount(c, found.itemCount);
      return found;
    }),
  )
  .post(
    '/add',
    plainForm('add', 'cart'),
    operation(
      {
        summary: 'Puts pieces of a variant into the cart.',
        body: addToCartBody,
        refusals: { ProductNotFoundException: 404, OutOfStockException: 400 },
        answer: cart,
        next: thenTo('cart'),
      },
      async (c, { body }) => keepCart(c, await addToCart(...whoseCart(c), body)),
    ),
  )
  .post(
    '/add-many',
    plainForm('many', 'cart'),
    operation(
      {
        summary: 'Puts pieces of many variants into the cart, as far as they do not lie there yet, and names what is sold out or too few.',
        body: addManyBody,
        answer: manyAdded,
        next: thenTo('cart'),
      },
      async (c, { body }) => {
        const { added, soldOut, tooFew, ...changed } = await addManyToCart(...whoseCart(c), body.variantKeys);
        const fields = { names: soldOut.join('; '), tooFew: tooFew.join('; ') };
        if (isPlainForm(c) && soldOut.length + tooFew.length > 0) await keepDraft(changed.token, { form: 'many', fields, problems: [] });
        return { ...(await keepCart(c, changed)), added, soldOut, tooFew };
      },
    ),
  )
  .post(
    '/remove',
    plainForm('remove', 'cart'),
    operation(
      {
        summary: 'Takes pieces of a variant out of the cart; the line goes when none is left.',
        body: removeFromCartBody,
        answer: cart,
        next: thenTo('cart'),
      },
      async (c, { body }) => {
        if (!isPlainForm(c)) return keepCart(c, await removeFromCart(...whoseCart(c), body));
        const draft = await draftOfRemoved(...whoseCart(c), body);
        const changed = await removeFromCart(...whoseCart(c), body);
        if (draft) await keepDraft(changed.token, draft);
        return keepCart(c, changed);
      },
    ),
  )
  .post(
    '/discount/add',
    plainForm('discount', 'cart'),
    operation(
      {
        summary: 'Redeems a discount code beside earlier ones.',
        query: discountQuery,
        refusals: refusalsOfCodes(400),
        answer: cart,
        next: thenTo('cart'),
      },
      async (c, { query }) => keepCart(c, await limitGuesses(c, () => addDiscount(...whoseCart(c), query.discountCode))),
    ),
  )
  .post(
    '/discount/remove',
    plainForm('discount', 'cart'),
    operation({ summary: 'Takes a discount code back.', query: discountQuery, answer: cart, next: thenTo('cart') }, async (c, { query }) =>
      keepCart(c, await removeDiscount(...whoseCart(c), query.discountCode)),
    ),
  )
  .route('/', cartChoiceRoutes)
  .post(
    '/protect',
    operation(
      {
        summary: 'Holds on to what the buyer sees now, so that every later difference is noticed.',
        answer: protection,
        refusals: unorderable,
      },
      async (c) => {
        await protectCart(...whoseCart(c));
        return { isProtected: true as const };
      },
    ),
  )
  .get(
    '/protect/verify',
    operation(
      {
        summary: 'Says whether the cart is still what was protected.',
        answer: protection,
        refusals: { ...refusalsOfCodes(409), CartChangedException: 409, OutOfStockException: 400 },
      },
      async (c) => {
        await verifyCart(...whoseCart(c));
        return { isProtected: true as const };
      },
    ),
  );

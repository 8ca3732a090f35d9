import 'server-only';
import { Hono } from 'hono';
import { codeErrors } from '#backend/discount/discount.ts';
import { isNoScriptForm, keyOf, operation, type RestEnv } from '#backend/rest/rest.ts';
import { cart, manyAdded } from '#shared/contract/cart.ts';
import { addManyBody, addToCartBody, discountQuery, removeFromCartBody } from '#shared/contract/cart-calls.ts';
import { protection } from '#shared/contract/protection.ts';
import { addManyToCart } from './add-many.ts';
import { cartChoiceRoutes } from './cart-choices.routes.ts';
import { addDiscount, removeDiscount } from './cart-choices.ts';
import { cartContext, nextPage, respondWithCart } from './cart-response.ts';
import { addToCart, getCart, removeFromCart } from './carts.ts';
import { setCartCountCookie } from './count-cookie.ts';
import { noScriptForm, saveCartDraft } from './draft.ts';
import { limitGuesses } from './guess-limit.ts';
import { orderErrors, protectCart, verifyCart } from './protect.ts';
import { draftOfRemoved } from './removed-line.ts';

/** POST and GET /carts/… of specification §7. */
export const cartRoutes = new Hono<RestEnv>()
  .use((c, next) => {
    c.set('cartToken', keyOf(c, 'cart'));
    return next();
  })
  .get(
    '/',
    operation({ summary: 'Returns the cart.', answer: cart }, async (c) => {
      const found = await getCart(...cartContext(c));
      setCartCountCookie(c, found.itemCount);
      return found;
    }),
  )
  .post(
    '/add',
    noScriptForm('add', 'cart'),
    operation(
      {
        summary: 'Puts an article into the cart.',
        description: 'The pieces are added to those that are in the cart already.',
        body: addToCartBody,
        errors: { ProductNotFoundException: 404, OutOfStockException: 400 },
        answer: cart,
        next: nextPage('cart'),
      },
      async (c, { body }) => respondWithCart(c, await addToCart(...cartContext(c), body)),
    ),
  )
  .post(
    '/add-many',
    noScriptForm('many', 'cart'),
    operation(
      {
        summary: 'Puts several articles into the cart.',
        description: 'Only those that are not in the cart yet; the answer names what is sold out and of what there are too few.',
        body: addManyBody,
        answer: manyAdded,
        next: nextPage('cart'),
      },
      async (c, { body }) => {
        const { added, soldOut, tooFew, ...changed } = await addManyToCart(...cartContext(c), body.variantKeys);
        const fields = { names: soldOut.join('; '), tooFew: tooFew.join('; ') };
        if (isNoScriptForm(c) && soldOut.length + tooFew.length > 0)
          await saveCartDraft(changed.token, { form: 'many', fields, problems: [] });
        return { ...(await respondWithCart(c, changed)), added, soldOut, tooFew };
      },
    ),
  )
  .post(
    '/remove',
    noScriptForm('remove', 'cart'),
    operation(
      {
        summary: 'Removes pieces of an article from the cart.',
        description: 'The line is removed when no piece is left.',
        body: removeFromCartBody,
        answer: cart,
        next: nextPage('cart'),
      },
      async (c, { body }) => {
        if (!isNoScriptForm(c)) return respondWithCart(c, await removeFromCart(...cartContext(c), body));
        const draft = await draftOfRemoved(...cartContext(c), body);
        const changed = await removeFromCart(...cartContext(c), body);
        if (draft) await saveCartDraft(changed.token, draft);
        return respondWithCart(c, changed);
      },
    ),
  )
  .post(
    '/discount/add',
    noScriptForm('discount', 'cart'),
    operation(
      {
        summary: 'Adds a discount code to the cart.',
        description: 'Earlier codes stay.',
        query: discountQuery,
        errors: codeErrors(400),
        answer: cart,
        next: nextPage('cart'),
      },
      async (c, { query }) => respondWithCart(c, await limitGuesses(c, () => addDiscount(...cartContext(c), query.discountCode))),
    ),
  )
  .post(
    '/discount/remove',
    noScriptForm('discount', 'cart'),
    operation(
      { summary: 'Removes a discount code from the cart.', query: discountQuery, answer: cart, next: nextPage('cart') },
      async (c, { query }) => respondWithCart(c, await removeDiscount(...cartContext(c), query.discountCode)),
    ),
  )
  .route('/', cartChoiceRoutes)
  .post(
    '/protect',
    operation(
      {
        summary: 'Remembers the cart as the buyer sees it now.',
        description: 'GET /carts/protect/verify and POST /orders reject it once it differs.',
        answer: protection,
        errors: orderErrors,
      },
      async (c) => {
        await protectCart(...cartContext(c));
        return { isProtected: true as const };
      },
    ),
  )
  .get(
    '/protect/verify',
    operation(
      {
        summary: 'Checks that the cart is still as POST /carts/protect remembered it.',
        description: 'An error names the difference.',
        answer: protection,
        errors: { ...codeErrors(409), CartChangedException: 409, OutOfStockException: 400 },
      },
      async (c) => {
        await verifyCart(...cartContext(c));
        return { isProtected: true as const };
      },
    ),
  );

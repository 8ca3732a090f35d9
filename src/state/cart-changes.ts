import 'client-only';
import type { CartItem } from '#shared/contract/cart.ts';
import type { AddToCart, RemoveFromCart } from '#shared/contract/cart-calls.ts';
import { maxQuantity } from '#shared/contract/max-quantity.ts';
import { happen } from './analytics/measuring.ts';
import { fetchArticle } from './article.ts';
import { assignCart, cartAnswer, cartState, openCart } from './cart.ts';
import { tellFailure } from './cart-news.ts';
import { inTurn } from './cart-turns.ts';
import { callRest, RestError } from './rest.ts';
import { ringTabs } from './tabs.ts';

/** How long the add-success message and the out-of-stock mark stay, in ms (K-03, K-04). */
const shownFor = 5000;

/** How a change ended. A failure has been told; that something is sold out is told where it was asked for. */
export type Outcome = 'done' | 'soldOut' | 'failed';

type Line = Pick<CartItem, 'productKey' | 'variantKey' | 'quantity'>;

const lineNow = (variantKey: string): CartItem | undefined => cartState.cart?.items.find((item) => item.variantKey === variantKey);

const forget = (variantKey: string): void => {
  cartState.outOfStock = cartState.outOfStock.filter((key) => key !== variantKey);
  cartState.refusedArticles = cartState.refusedArticles.filter(({ variant }) => variant.key !== variantKey);
};

const markOutOfStock = async ({ productKey, variantKey }: AddToCart): Promise<void> => {
  const article = lineNow(variantKey) ? undefined : await fetchArticle(productKey, variantKey);
  forget(variantKey);
  cartState.outOfStock = [...cartState.outOfStock, variantKey];
  if (article) cartState.refusedArticles = [...cartState.refusedArticles, article];
  openCart();
  setTimeout(() => forget(variantKey), shownFor);
};

const isOutOfStock = (error: unknown): boolean =>
  error instanceof RestError && error.problem?.statusCode === 400 && error.problem.data.exception === 'OutOfStockException';

// A line that has gone is known from before.
const note = (kind: 'added' | 'removed', { variantKey, quantity = 1 }: AddToCart | RemoveFromCart, before: CartItem | undefined): void => {
  const line = lineNow(variantKey) ?? before;
  if (line) happen({ kind, line, quantity });
};

const change = async (path: '/carts/add' | '/carts/remove', body: AddToCart | RemoveFromCart): Promise<Outcome> => {
  cartState.isChanging = true;
  const before = lineNow(body.variantKey);
  try {
    assignCart(await callRest(path, { method: 'POST', body, answer: cartAnswer }));
    // It told of the cart as it was, e.g. what was missing of a minimum.
    cartState.discountRefusal = undefined;
    ringTabs('cart');
    note(path === '/carts/add' ? 'added' : 'removed', body, before);
    return 'done';
  } catch (error) {
    if (isOutOfStock(error)) return 'soldOut';
    await tellFailure();
    return 'failed';
  } finally {
    cartState.isChanging = false;
  }
};

// What is meant by a press depends on the cart that it meets, not on the one that was in sight: two quick presses are two steps.
const piecesNow = (variantKey: string): number => lineNow(variantKey)?.quantity ?? 0;

const celebrate = (variantKey: string): void => {
  cartState.addedVariant = variantKey;
  setTimeout(() => {
    if (cartState.addedVariant === variantKey) cartState.addedVariant = undefined;
  }, shownFor);
};

/** Puts pieces of a variant into the cart and opens the overlay; a sold-out one is marked there (K-03, K-04). */
export const addToCart = (body: AddToCart): Promise<void> =>
  inTurn(async () => {
    const outcome = await change('/carts/add', body);
    if (outcome === 'soldOut') await markOutOfStock(body);
    if (outcome !== 'done') return;
    openCart();
    if (piecesNow(body.variantKey) === 1) celebrate(body.variantKey);
  });

/** One piece of a line more or less, within what a line holds; more than there is opens the overlay and is marked there (K-04). */
export const stepLine = ({ productKey, variantKey }: Line, step: 1 | -1): Promise<void> =>
  inTurn(async () => {
    const pieces = piecesNow(variantKey);
    if (pieces === 0 || pieces + step < 1 || pieces + step > maxQuantity) return;
    const outcome = await change(step === 1 ? '/carts/add' : '/carts/remove', { productKey, variantKey, quantity: 1 });
    if (outcome === 'soldOut') await markOutOfStock({ productKey, variantKey });
  });

/** Takes a whole line out; whether it is out. */
export const takeOut = ({ productKey, variantKey }: Line): Promise<boolean> =>
  inTurn(async () => {
    const quantity = piecesNow(variantKey);
    return quantity === 0 || (await change('/carts/remove', { productKey, variantKey, quantity })) === 'done';
  });

/** Puts back a line that was taken out, behind so many others. One that lies there again stays as it is. */
export const putBack = ({ productKey, variantKey, quantity }: Line, position: number): Promise<Outcome> =>
  inTurn(async () => (piecesNow(variantKey) > 0 ? 'done' : change('/carts/add', { productKey, variantKey, quantity, position })));

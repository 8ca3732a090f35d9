import 'client-only';
import type { CartItem } from '#shared/contract/cart.ts';
import type { AddToCart, RemoveFromCart } from '#shared/contract/cart-calls.ts';
import { maxQuantity } from '#shared/contract/max-quantity.ts';
import { recordAction } from './analytics/measuring.ts';
import { fetchArticle } from './article.ts';
import { assignCart, cartState, loadCartSchema, openCart } from './cart.ts';
import { enqueue } from './cart-queue.ts';
import { toastError } from './cart-toasts.ts';
import { callRest, RestError } from './rest.ts';
import { broadcast } from './tabs.ts';

/** How long the add-success message and the out-of-stock mark stay, in ms (K-03, K-04). */
const messageDurationMs = 5000;

/** The result of a change. Failures have been reported already; sold-out articles are reported by the caller. */
export type Outcome = 'done' | 'soldOut' | 'failed';

type Line = Pick<CartItem, 'productKey' | 'variantKey' | 'quantity'>;

const currentLine = (variantKey: string): CartItem | undefined => cartState.cart?.items.find((item) => item.variantKey === variantKey);

const clearOutOfStock = (variantKey: string): void => {
  cartState.outOfStock = cartState.outOfStock.filter((key) => key !== variantKey);
  cartState.soldOutArticles = cartState.soldOutArticles.filter(({ variant }) => variant.key !== variantKey);
};

const markOutOfStock = async ({ productKey, variantKey }: AddToCart): Promise<void> => {
  const article = currentLine(variantKey) ? undefined : await fetchArticle(productKey, variantKey);
  clearOutOfStock(variantKey);
  cartState.outOfStock = [...cartState.outOfStock, variantKey];
  if (article) cartState.soldOutArticles = [...cartState.soldOutArticles, article];
  openCart();
  setTimeout(() => clearOutOfStock(variantKey), messageDurationMs);
};

const isOutOfStock = (error: unknown): boolean =>
  error instanceof RestError && error.problem?.statusCode === 400 && error.problem.data.exception === 'OutOfStockException';

// A removed line is known from the previous cart.
const recordChange = (
  kind: 'added' | 'removed',
  { variantKey, quantity = 1 }: AddToCart | RemoveFromCart,
  before: CartItem | undefined,
): void => {
  const line = currentLine(variantKey) ?? before;
  if (line) recordAction({ kind, line, quantity });
};

const change = async (path: '/carts/add' | '/carts/remove', body: AddToCart | RemoveFromCart): Promise<Outcome> => {
  cartState.isChanging = true;
  const before = currentLine(body.variantKey);
  try {
    assignCart(await callRest(path, { method: 'POST', body, answer: loadCartSchema }));
    // The error refers to the previous cart, e.g. the missing amount to a minimum.
    cartState.discountError = undefined;
    broadcast('cart');
    recordChange(path === '/carts/add' ? 'added' : 'removed', body, before);
    return 'done';
  } catch (error) {
    if (isOutOfStock(error)) return 'soldOut';
    await toastError();
    return 'failed';
  } finally {
    cartState.isChanging = false;
  }
};

// A step is relative to the cart that it changes, not to the displayed one: two quick clicks are two steps.
const currentQuantity = (variantKey: string): number => currentLine(variantKey)?.quantity ?? 0;

const showAddedMessage = (variantKey: string): void => {
  cartState.addedVariant = variantKey;
  setTimeout(() => {
    if (cartState.addedVariant === variantKey) cartState.addedVariant = undefined;
  }, messageDurationMs);
};

/** Adds pieces of a variant to the cart and opens the overlay; a sold-out one is marked there (K-03, K-04). */
export const addToCart = (body: AddToCart): Promise<void> =>
  enqueue(async () => {
    const outcome = await change('/carts/add', body);
    if (outcome === 'soldOut') await markOutOfStock(body);
    if (outcome !== 'done') return;
    openCart();
    if (currentQuantity(body.variantKey) === 1) showAddedMessage(body.variantKey);
  });

/** Changes a line by one piece, within its limits; if none is left it opens the overlay and marks the line (K-04). */
export const stepQuantity = ({ productKey, variantKey }: Line, step: 1 | -1): Promise<void> =>
  enqueue(async () => {
    const pieces = currentQuantity(variantKey);
    if (pieces === 0 || pieces + step < 1 || pieces + step > maxQuantity) return;
    const outcome = await change(step === 1 ? '/carts/add' : '/carts/remove', { productKey, variantKey, quantity: 1 });
    if (outcome === 'soldOut') await markOutOfStock({ productKey, variantKey });
  });

/** Removes a line; returns whether it was removed. */
export const removeLine = ({ productKey, variantKey }: Line): Promise<boolean> =>
  enqueue(async () => {
    const quantity = currentQuantity(variantKey);
    return quantity === 0 || (await change('/carts/remove', { productKey, variantKey, quantity })) === 'done';
  });

/** Restores a removed line at the given index. A line that is in the cart again stays as it is. */
export const restoreLine = ({ productKey, variantKey, quantity }: Line, position: number): Promise<Outcome> =>
  enqueue(async () => (currentQuantity(variantKey) > 0 ? 'done' : change('/carts/add', { productKey, variantKey, quantity, position })));

import 'client-only';
import { proxy } from 'valtio';
import type { Cart } from '#shared/contract/cart.ts';
import type { AddToCart, RemoveFromCart } from '#shared/contract/cart-calls.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import { withoutTrailingSlash } from '#shared/routes/trailing-slash.ts';
import { cartCount, readCartCount } from './cart-count.ts';
import { tellFailure, tellRemoved } from './cart-news.ts';
import './consumer.ts'; // hears when a call on the cart says that the session has expired (K-07)
import { overlay } from './overlay.ts';
import { callRest, RestError } from './rest.ts';
import { onSessionChange } from './session-hint.ts';
import { onTabRing, ringTabs } from './tabs.ts';

/** The contract of every call on the cart, loaded with the first of them. */
export const cartAnswer = async () => (await import('#shared/contract/cart.ts')).cart;

/** How long the add-success message and the out-of-stock mark stay, in ms (K-03, K-04). */
const shownFor = 5000;

type CartState = {
  status: 'PENDING' | 'READY' | 'FAILED';
  cart: Cart | undefined;
  /** The path on which the overlay was opened; undefined while it is closed. */
  overlayOpenedOn: string | undefined;
  /** The variant whose add has just succeeded. */
  addedVariant: string | undefined;
  /** Variants refused as sold out, for a short while. */
  outOfStock: string[];
  /** SKUs that could not be put back. */
  notRestorable: string[];
  /** Set when protecting the cart failed: checkout begins anew (K-06). */
  hasRestartMessage: boolean;
  /** Why the last discount code was refused. */
  discountRefusal: FieldProblem | undefined;
  /** True while a call changes the cart. */
  isChanging: boolean;
};

/** The cart as the server last told it; every view of it renders from here. */
export const cartState = proxy<CartState>({
  status: 'PENDING',
  cart: undefined,
  overlayOpenedOn: undefined,
  addedVariant: undefined,
  outOfStock: [],
  notRestorable: [],
  hasRestartMessage: false,
  discountRefusal: undefined,
  isChanging: false,
});

let isHearing = false;
// Once a tab shows a cart, it follows the others; what they told is asked for, for they may speak another language.
const followTabs = (): void => {
  if (isHearing) return;
  isHearing = true;
  onTabRing('cart', () => void loadCart());
};

/** Takes the server's new truth; removed articles are told to the shopper (K-05). */
export const assignCart = (answer: Cart): void => {
  followTabs();
  cartState.cart = answer;
  cartState.status = 'READY';
  cartCount.count = answer.itemCount;
  if (answer.removedItems.length === 0) return;
  cartState.notRestorable = [...answer.removedItems];
  void tellRemoved(answer.removedItems);
};

const markOutOfStock = (variantKey: string): void => {
  cartState.outOfStock = [...new Set([...cartState.outOfStock, variantKey])];
  openCart();
  setTimeout(() => {
    cartState.outOfStock = cartState.outOfStock.filter((key) => key !== variantKey);
  }, shownFor);
};

const isOutOfStock = (error: unknown): boolean =>
  error instanceof RestError && error.problem?.statusCode === 400 && error.problem.data.exception === 'OutOfStockException';

/** Runs one change of the cart and takes its answer. A refusal is told, and the cart stays as it was. */
export const changeCart = async (path: string, body: unknown, variantKey?: string): Promise<boolean> => {
  cartState.isChanging = true;
  try {
    assignCart(await callRest(path, { method: 'POST', body, answer: cartAnswer }));
    ringTabs('cart');
    return true;
  } catch (error) {
    if (variantKey !== undefined && isOutOfStock(error)) markOutOfStock(variantKey);
    else await tellFailure();
    return false;
  } finally {
    cartState.isChanging = false;
  }
};

/** Loads the cart of this browser; the first call after hydration. */
export const loadCart = async (): Promise<void> => {
  try {
    assignCart(await callRest('/carts/', { answer: cartAnswer }));
  } catch {
    cartState.status = 'FAILED';
  }
};

// Whoever logs in or out has another cart from then on (K-01); a cart nobody has asked for yet need not be.
onSessionChange(() => {
  readCartCount();
  if (cartState.status === 'READY') void loadCart();
});

const celebrate = (variantKey: string): void => {
  cartState.addedVariant = variantKey;
  setTimeout(() => {
    if (cartState.addedVariant === variantKey) cartState.addedVariant = undefined;
  }, shownFor);
};

/** Puts pieces of a variant into the cart and opens the overlay; a sold-out one is marked there (K-03, K-04). */
export const addToCart = async (body: AddToCart): Promise<void> => {
  if (!(await changeCart('/carts/add', body, body.variantKey))) return;
  openCart();
  const line = cartState.cart?.items.find(({ variantKey }) => variantKey === body.variantKey);
  if (line?.quantity === 1) celebrate(body.variantKey);
};

/** Takes pieces of a variant out of the cart. */
export const removeFromCart = (body: RemoveFromCart): Promise<boolean> => changeCart('/carts/remove', body);

/** Brings a line to so many pieces, by adding or removing the difference; whether that worked. */
export const setQuantity = async (line: { productKey: string; variantKey: string; quantity: number }, wanted: number): Promise<boolean> => {
  const { productKey, variantKey, quantity } = line;
  if (wanted < quantity) return removeFromCart({ productKey, variantKey, quantity: quantity - wanted });
  return wanted === quantity || changeCart('/carts/add', { productKey, variantKey, quantity: wanted - quantity }, variantKey);
};

/** Opens the cart overlay, and asks for the cart when it is not known yet. */
export const openCart = (): void => {
  overlay.isCartWanted = true;
  cartState.overlayOpenedOn = withoutTrailingSlash(location.pathname);
  if (cartState.status !== 'READY') void loadCart();
};

/** Closes the cart overlay. */
export const closeCart = (): void => {
  cartState.overlayOpenedOn = undefined;
};

import 'client-only';
import { proxy } from 'valtio';
import type { Cart } from '#shared/contract/cart.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import { withoutTrailingSlash } from '#shared/routes/trailing-slash.ts';
import type { Article } from './article.ts';
import { cartCount, readCartCount } from './cart-count.ts';
import { afterQueue } from './cart-queue.ts';
import { toastReduced, toastRemoved } from './cart-toasts.ts';
import './consumer.ts'; // handles the expired session of a cart call (K-07)
import { overlay } from './overlay.ts';
import { callRest } from './rest.ts';
import { onSessionChange } from './session-hint.ts';
import { onBroadcast } from './tabs.ts';

/** The contract of every cart call, loaded with the first of them. */
export const loadCartSchema = async () => (await import('#shared/contract/cart.ts')).cart;

type CartState = {
  status: 'PENDING' | 'READY' | 'FAILED';
  cart: Cart | undefined;
  /** The path on which the overlay was opened; undefined while it is closed. */
  overlayOpenedOn: string | undefined;
  /** The variant whose add has just succeeded. */
  addedVariant: string | undefined;
  /** Variants rejected as sold out, for a short while. */
  outOfStock: string[];
  /** Those of them that were not in the cart: it cannot name them. */
  soldOutArticles: Article[];
  /** SKUs that could not be restored. */
  notRestorable: string[];
  /** Set when protecting the cart failed: the checkout restarts (K-06). */
  hasRestartMessage: boolean;
  /** Why the last discount code was rejected. */
  discountError: FieldProblem | undefined;
  /** True while a call changes the cart. */
  isChanging: boolean;
};

/** The cart as last received from the server; every view of it renders from here. */
export const cartState = proxy<CartState>({
  status: 'PENDING',
  cart: undefined,
  overlayOpenedOn: undefined,
  addedVariant: undefined,
  outOfStock: [],
  soldOutArticles: [],
  notRestorable: [],
  hasRestartMessage: false,
  discountError: undefined,
  isChanging: false,
});

let isFollowingTabs = false;
// Once a tab shows a cart, it follows the others; it reloads the cart, because the other tab's language may differ.
const followTabs = (): void => {
  if (isFollowingTabs) return;
  isFollowingTabs = true;
  onBroadcast('cart', () => void loadCart());
};

// The server reports it once, with whichever answer comes next.
const showNotices = ({ removedItems, reducedItems }: Cart): void => {
  if (reducedItems.length > 0) void toastReduced(reducedItems);
  if (removedItems.length === 0) return;
  cartState.notRestorable = [...removedItems];
  void toastRemoved(removedItems);
};

const show = (answer: Cart): void => {
  followTabs();
  cartState.cart = answer;
  cartState.status = 'READY';
  cartCount.count = answer.itemCount;
};

/** Stores the server's cart; reports removed articles to the shopper (K-05). */
export const assignCart = (answer: Cart): void => {
  show(answer);
  showNotices(answer);
};

const readCart = async (): Promise<Cart> => {
  const answer = await callRest('/carts/', { answer: loadCartSchema });
  showNotices(answer);
  return answer;
};

let lastRequest = 0;

/** Loads this browser's cart as of the pending changes; the first call after hydration. The latest request wins. */
export const loadCart = async (): Promise<void> => {
  lastRequest += 1;
  const request = lastRequest;
  const isLatest = (): boolean => request === lastRequest;
  try {
    const answer = await afterQueue(readCart);
    if (isLatest()) show(answer);
  } catch {
    if (isLatest()) cartState.status = 'FAILED';
  }
};

// A login or logout changes the cart (K-01); a cart that was never requested need not be loaded.
onSessionChange(() => {
  readCartCount();
  if (cartState.status === 'READY') void loadCart();
});

/** Opens the cart overlay, and loads the cart if it is unknown. */
export const openCart = (): void => {
  overlay.isCartRequested = true;
  cartState.overlayOpenedOn = withoutTrailingSlash(location.pathname);
  if (cartState.status !== 'READY') void loadCart();
};

/** Closes the cart overlay. */
export const closeCart = (): void => {
  cartState.overlayOpenedOn = undefined;
};

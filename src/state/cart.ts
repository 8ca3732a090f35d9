import 'client-only';
import { proxy } from 'valtio';
import type { Cart } from '#shared/contract/cart.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import { withoutTrailingSlash } from '#shared/routes/trailing-slash.ts';
import type { Article } from './article.ts';
import { cartCount, readCartCount } from './cart-count.ts';
import { afterQueue } from './cart-queue.ts';
import { toastReduced, toastRemoved } from './cart-toasts.ts';
import './consumer.ts'; // hears when a call on the cart says that the session has expired (K-07)
import { overlay } from './overlay.ts';
import { callRest } from './rest.ts';
import { onSessionChange } from './session-hint.ts';
import { onBroadcast } from './tabs.ts';

/** The contract of every call on the cart, loaded with the first of them. */
export const loadCartSchema = async () => (await import('#shared/contract/cart.ts')).cart;

type CartState = {
  status: 'PENDING' | 'READY' | 'FAILED';
  cart: Cart | undefined;
  /** The path on which the overlay was opened; undefined while it is closed. */
  overlayOpenedOn: string | undefined;
  /** The variant whose add has just succeeded. */
  addedVariant: string | undefined;
  /** Variants refused as sold out, for a short while. */
  outOfStock: string[];
  /** Those of them that did not lie in the cart when they were asked for: it cannot say what they are. */
  soldOutArticles: Article[];
  /** SKUs that could not be put back. */
  notRestorable: string[];
  /** Set when protecting the cart failed: checkout begins anew (K-06). */
  hasRestartMessage: boolean;
  /** Why the last discount code was refused. */
  discountError: FieldProblem | undefined;
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
  soldOutArticles: [],
  notRestorable: [],
  hasRestartMessage: false,
  discountError: undefined,
  isChanging: false,
});

let isFollowingTabs = false;
// Once a tab shows a cart, it follows the others; what they told is asked for, for they may speak another language.
const followTabs = (): void => {
  if (isFollowingTabs) return;
  isFollowingTabs = true;
  onBroadcast('cart', () => void loadCart());
};

// The server tells it once, in whichever answer is the next.
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

/** Takes the server's new truth; removed articles are told to the shopper (K-05). */
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

/** Loads the cart of this browser, as it is after the changes under way; the first call after hydration. The youngest question counts. */
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

// Whoever logs in or out has another cart from then on (K-01); a cart nobody has asked for yet need not be.
onSessionChange(() => {
  readCartCount();
  if (cartState.status === 'READY') void loadCart();
});

/** Opens the cart overlay, and asks for the cart when it is not known yet. */
export const openCart = (): void => {
  overlay.isCartRequested = true;
  cartState.overlayOpenedOn = withoutTrailingSlash(location.pathname);
  if (cartState.status !== 'READY') void loadCart();
};

/** Closes the cart overlay. */
export const closeCart = (): void => {
  cartState.overlayOpenedOn = undefined;
};

import 'client-only';
import { proxy } from 'valtio';
import type { WishlistItem } from '#shared/contract/wishlist.ts';
import { recordAction } from './analytics/measuring.ts';
import { callRest, RestError } from './rest.ts';
import { broadcast } from './tabs.ts';
import { showToast } from './toasts.ts';
import { applyUnsent, readUnsent, removeUnsent, saveUnsent, type UnsentWishlistChange } from './unsent-wishlist-changes.ts';
import { wishlistItems, wishlistTexts } from './wishlist-items.ts';

const loadWishlistSchema = async () => (await import('#shared/contract/wishlist.ts')).wishlist;

/** The wishlist as it stands with everything the shopper did. `hasError` and `errorMessage` tell of the last failure (W-01). */
export const wishlistState = proxy<{ items: WishlistItem[]; hasError: boolean; errorMessage: string | undefined }>({
  items: [],
  hasError: false,
  errorMessage: undefined,
});

// As the server last told it; undefined before it has.
let serverItems: WishlistItem[] | undefined;

const show = (): void => {
  if (!serverItems) return;
  const items = applyUnsent(serverItems, readUnsent());
  wishlistState.items = items;
  wishlistItems.variants = Object.fromEntries(items.map(({ variantKey }) => [variantKey, true as const]));
  wishlistItems.count = items.length;
};

/** Takes the server's truth; what it has not heard yet lies above it. */
export const assignWishlist = (items: readonly WishlistItem[]): void => {
  wishlistItems.isLoaded = true;
  serverItems = items.map(({ productKey, variantKey }) => ({ productKey, variantKey }));
  wishlistState.hasError = false;
  wishlistState.errorMessage = undefined;
  show();
};

const fail = (error: unknown): void => {
  wishlistState.hasError = true;
  wishlistState.errorMessage = error instanceof Error ? error.message : String(error);
};

const toastRejection = (error: unknown): void => {
  const isFull = error instanceof RestError && error.problem?.data.exception === 'WishlistFullException';
  showToast({ type: 'error', message: isFull ? wishlistTexts.full : wishlistTexts.refused });
};

type Outcome = 'done' | 'later' | 'refused';

const send = async (entry: UnsentWishlistChange): Promise<Outcome> => {
  try {
    // A press just before the page is left must not be lost.
    const call = { method: 'POST', body: entry.wish, keepalive: true, answer: loadWishlistSchema } as const;
    const { items } = await callRest(`/lists/my/${entry.call}`, call);
    removeUnsent(entry);
    assignWishlist(items);
    if (entry.call === 'add') recordAction({ kind: 'wished', variantKeys: [entry.wish.variantKey] });
    return 'done';
  } catch (error) {
    fail(error);
    // No answer is no refusal: the action waits for the network.
    if (error instanceof TypeError) return 'later';
    removeUnsent(entry);
    show();
    toastRejection(error);
    return 'refused';
  }
};

// One after the other, in the order of the presses; with the browser's help also across tabs.
let queue: Promise<unknown> = Promise.resolve();
const enqueue = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const locked = async (): Promise<Result> => (navigator.locks ? navigator.locks.request('wishlist', work) : work());
  const next = queue.then(locked, locked);
  queue = next.catch(() => undefined);
  return next;
};

/** Sends an action that is kept already; `later` when no network is there. A refusal undoes it and says so. */
export const sendWishlistChange = async (entry: UnsentWishlistChange): Promise<Outcome> => {
  show();
  const outcome = await enqueue(() => send(entry));
  broadcast('wishlist');
  return outcome;
};

/** Sends what was done without a network, and says so once. */
export const sendUnsent = async (): Promise<void> => {
  const outcomes = await enqueue(async () => {
    const all: Outcome[] = [];
    for (const entry of readUnsent()) all.push(await send(entry));
    return all;
  });
  if (!outcomes.includes('done')) return;
  broadcast('wishlist');
  showToast({ type: 'success', message: wishlistTexts.sent });
};

/** Reads from the server what the list is, after everything that waits was sent: an answer never overtakes a press. */
export const enqueueRead = async <Answer>(read: () => Promise<Answer>): Promise<Answer> => {
  if (readUnsent().length > 0) await sendUnsent();
  return enqueue(read);
};

/** Loads the list of this browser, after sending what waits. A failure is kept in the state; what is known stays. */
export const loadWishlist = async (): Promise<void> => {
  try {
    assignWishlist((await enqueueRead(() => callRest('/lists/my/', { answer: loadWishlistSchema }))).items);
  } catch (error) {
    fail(error);
    show();
  }
};

/** Puts all variants on the list that are not on it yet (W-01). True when they are there, or will be once the network is back. */
export const addManyToWishlist = async (newItems: readonly WishlistItem[]): Promise<boolean> => {
  const missing = newItems.filter(({ variantKey }) => !wishlistItems.variants[variantKey]);
  if (missing.length === 0) return true;
  try {
    const { items } = await enqueue(() => callRest('/lists/my/add-many', { method: 'POST', body: missing, answer: loadWishlistSchema }));
    assignWishlist(items);
    recordAction({ kind: 'wished', variantKeys: missing.map(({ variantKey }) => variantKey) });
    broadcast('wishlist');
    return true;
  } catch (error) {
    fail(error);
    if (!(error instanceof TypeError)) {
      toastRejection(error);
      return false;
    }
    for (const item of missing) saveUnsent('add', item);
    show();
    return true;
  }
};

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

/** The wishlist including the shopper's pending changes. `hasError` and `errorMessage` describe the last failure (W-01). */
export const wishlistState = proxy<{ items: WishlistItem[]; hasError: boolean; errorMessage: string | undefined }>({
  items: [],
  hasError: false,
  errorMessage: undefined,
});

// As last received from the server; undefined before.
let serverItems: WishlistItem[] | undefined;

const show = (): void => {
  if (!serverItems) return;
  const items = applyUnsent(serverItems, readUnsent());
  wishlistState.items = items;
  wishlistItems.variants = Object.fromEntries(items.map(({ variantKey }) => [variantKey, true as const]));
  wishlistItems.count = items.length;
};

/** Stores the server's list; unsent changes are applied on top. */
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
    // A click just before the page is left must not be lost.
    const call = { method: 'POST', body: entry.wish, keepalive: true, answer: loadWishlistSchema } as const;
    const { items } = await callRest(`/lists/my/${entry.call}`, call);
    removeUnsent(entry);
    assignWishlist(items);
    if (entry.call === 'add') recordAction({ kind: 'wished', variantKeys: [entry.wish.variantKey] });
    return 'done';
  } catch (error) {
    fail(error);
    // No answer is not an error: the change waits for the network.
    if (error instanceof TypeError) return 'later';
    removeUnsent(entry);
    show();
    toastRejection(error);
    return 'refused';
  }
};

// In order, one after the other; with Web Locks also across tabs.
let queue: Promise<unknown> = Promise.resolve();
const enqueue = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const locked = async (): Promise<Result> => (navigator.locks ? navigator.locks.request('wishlist', work) : work());
  const next = queue.then(locked, locked);
  queue = next.catch(() => undefined);
  return next;
};

/** Sends a change that is already stored; `later` if offline. An error reverts it and reports that. */
export const sendWishlistChange = async (entry: UnsentWishlistChange): Promise<Outcome> => {
  show();
  const outcome = await enqueue(() => send(entry));
  broadcast('wishlist');
  return outcome;
};

/** Sends changes made offline, and announces that once. */
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

/** Reads the list from the server after all pending changes were sent: an answer never overwrites a newer change. */
export const enqueueRead = async <Answer>(read: () => Promise<Answer>): Promise<Answer> => {
  if (readUnsent().length > 0) await sendUnsent();
  return enqueue(read);
};

/** Loads this browser's list, after sending pending changes. A failure is stored in the state; known items stay. */
export const loadWishlist = async (): Promise<void> => {
  try {
    assignWishlist((await enqueueRead(() => callRest('/lists/my/', { answer: loadWishlistSchema }))).items);
  } catch (error) {
    fail(error);
    show();
  }
};

/** Adds all variants that are not on the list yet (W-01). True if they are there, or will be once the network is back. */
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

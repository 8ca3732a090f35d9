import 'client-only';
import { proxy } from 'valtio';
import type { Wish } from '#shared/contract/wishlist.ts';
import { happen } from './analytics/measuring.ts';
import { callRest, RestError } from './rest.ts';
import { ringTabs } from './tabs.ts';
import { showToast } from './toasts.ts';
import { forgetUnsent, keepUnsent, readUnsent, type UnsentWish, withUnsent } from './unsent-wishes.ts';
import { wished, wishTexts } from './wished.ts';

const wishlistAnswer = async () => (await import('#shared/contract/wishlist.ts')).wishlist;

/** The wishlist as it stands with everything the shopper did. `hasError` and `errorMessage` tell of the last failure (W-01). */
export const wishlistState = proxy<{ items: Wish[]; hasError: boolean; errorMessage: string | undefined }>({
  items: [],
  hasError: false,
  errorMessage: undefined,
});

// As the server last told it; undefined before it has.
let known: Wish[] | undefined;

const show = (): void => {
  if (!known) return;
  const items = withUnsent(known, readUnsent());
  wishlistState.items = items;
  wished.variants = Object.fromEntries(items.map(({ variantKey }) => [variantKey, true as const]));
  wished.count = items.length;
};

/** Takes the server's truth; what it has not heard yet lies above it. */
export const takeWishes = (items: readonly Wish[]): void => {
  wished.isKnown = true;
  known = items.map(({ productKey, variantKey }) => ({ productKey, variantKey }));
  wishlistState.hasError = false;
  wishlistState.errorMessage = undefined;
  show();
};

const fail = (error: unknown): void => {
  wishlistState.hasError = true;
  wishlistState.errorMessage = error instanceof Error ? error.message : String(error);
};

const tellRefusal = (error: unknown): void => {
  const isFull = error instanceof RestError && error.problem?.data.exception === 'WishlistFullException';
  showToast({ type: 'error', message: isFull ? wishTexts.full : wishTexts.refused });
};

type Outcome = 'done' | 'later' | 'refused';

const send = async (entry: UnsentWish): Promise<Outcome> => {
  try {
    // A press just before the page is left must not be lost.
    const call = { method: 'POST', body: entry.wish, keepalive: true, answer: wishlistAnswer } as const;
    const { items } = await callRest(`/lists/my/${entry.call}`, call);
    forgetUnsent(entry);
    takeWishes(items);
    if (entry.call === 'add') happen({ kind: 'wished', variantKeys: [entry.wish.variantKey] });
    return 'done';
  } catch (error) {
    fail(error);
    // No answer is no refusal: the action waits for the network.
    if (error instanceof TypeError) return 'later';
    forgetUnsent(entry);
    show();
    tellRefusal(error);
    return 'refused';
  }
};

// One after the other, in the order of the presses; with the browser's help also across tabs.
let turn: Promise<unknown> = Promise.resolve();
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const locked = async (): Promise<Result> => (navigator.locks ? navigator.locks.request('wishlist', work) : work());
  const next = turn.then(locked, locked);
  turn = next.catch(() => undefined);
  return next;
};

/** Sends an action that is kept already; `later` when no network is there. A refusal undoes it and says so. */
export const sendWish = async (entry: UnsentWish): Promise<Outcome> => {
  show();
  const outcome = await inTurn(() => send(entry));
  ringTabs('wishlist');
  return outcome;
};

/** Sends what was done without a network, and says so once. */
export const sendUnsent = async (): Promise<void> => {
  const outcomes = await inTurn(async () => {
    const all: Outcome[] = [];
    for (const entry of readUnsent()) all.push(await send(entry));
    return all;
  });
  if (!outcomes.includes('done')) return;
  ringTabs('wishlist');
  showToast({ type: 'success', message: wishTexts.sent });
};

/** Reads from the server what the list is, after everything that waits was sent: an answer never overtakes a press. */
export const readInTurn = async <Answer>(read: () => Promise<Answer>): Promise<Answer> => {
  if (readUnsent().length > 0) await sendUnsent();
  return inTurn(read);
};

/** Loads the list of this browser, after sending what waits. A failure is kept in the state; what is known stays. */
export const loadWishlist = async (): Promise<void> => {
  try {
    takeWishes((await readInTurn(() => callRest('/lists/my/', { answer: wishlistAnswer }))).items);
  } catch (error) {
    fail(error);
    show();
  }
};

/** Puts all variants on the list that are not on it yet (W-01). True when they are there, or will be once the network is back. */
export const addManyWishes = async (wishes: readonly Wish[]): Promise<boolean> => {
  const missing = wishes.filter(({ variantKey }) => !wished.variants[variantKey]);
  if (missing.length === 0) return true;
  try {
    const { items } = await inTurn(() => callRest('/lists/my/add-many', { method: 'POST', body: missing, answer: wishlistAnswer }));
    takeWishes(items);
    happen({ kind: 'wished', variantKeys: missing.map(({ variantKey }) => variantKey) });
    ringTabs('wishlist');
    return true;
  } catch (error) {
    fail(error);
    if (!(error instanceof TypeError)) {
      tellRefusal(error);
      return false;
    }
    for (const wish of missing) keepUnsent('add', wish);
    show();
    return true;
  }
};

import 'client-only';
import type { Wish } from '#shared/contract/wishlist.ts';
import { wishCountCookie } from '#shared/contract/wishlist-cookie.ts';
import { readCountCookie } from './count-cookie.ts';
import { onFirstSign } from './first-sign.ts';
import { onSessionChange } from './session-hint.ts';
import { onTabRing } from './tabs.ts';
import { keepUnsent, readUnsent, type UnsentWish } from './unsent-wishes.ts';
import { type WishTexts, wished, wishTexts } from './wished.ts';

// Loaded when it is needed: who only looks needs no list.
const wishlist = () => import('./wishlist.ts');
const hasUnsent = (): boolean => readUnsent().length > 0;
let isLearnt = false;

/** Learns which variants are wished, once a page. Only a browser that has a list, or something to send, asks the server. */
export const learnWishes = (): void => {
  if (isLearnt) return;
  isLearnt = true;
  if (readCountCookie(wishCountCookie) > 0 || hasUnsent()) void wishlist().then(({ loadWishlist }) => loadWishlist());
  // A press must not wait for the list, and without a network it could not come.
  else onFirstSign(() => void wishlist());
};

const refresh = (): void => {
  wished.count = readCountCookie(wishCountCookie);
  if (isLearnt || wished.isKnown) void wishlist().then(({ loadWishlist }) => loadWishlist());
};

/** Keeps the count right from now on: at first from the server's cookie, then whichever tab changes the list or the network returns. Returns how to stop. */
export const watchWishes = (texts: WishTexts): (() => void) => {
  Object.assign(wishTexts, texts);
  wished.count = Math.max(wished.count, readCountCookie(wishCountCookie));
  if (hasUnsent()) learnWishes();
  const comeBack = (): void => {
    if (hasUnsent()) void wishlist().then(({ sendUnsent }) => sendUnsent());
  };
  addEventListener('online', comeBack);
  const unhear = onTabRing('wishlist', refresh);
  // Whoever logs in or out has another list from then on.
  const unfollow = onSessionChange(refresh);
  return () => {
    removeEventListener('online', comeBack);
    unhear();
    unfollow();
  };
};

const showAtOnce = ({ call, wish: { variantKey } }: UnsentWish): void => {
  const isOn = wished.variants[variantKey] === true;
  if (call === 'add') wished.variants[variantKey] = true;
  else delete wished.variants[variantKey];
  if (isOn !== (call === 'add')) wished.count = Math.max(0, wished.count + (call === 'add' ? 1 : -1));
};

/**
 * Puts a variant on the list or takes it off, at once for the eye; the server hears it as soon as it can be reached. Answers what is to be
 * said; nothing after a refusal, which says so itself.
 */
export const changeWish = async (call: UnsentWish['call'], wish: Wish, name: string): Promise<string | undefined> => {
  const entry = keepUnsent(call, wish);
  showAtOnce(entry);
  const outcome = await wishlist().then(
    ({ sendWish }) => sendWish(entry),
    () => 'later' as const,
  );
  if (outcome === 'refused') return undefined;
  const said = (call === 'add' ? wishTexts.added : wishTexts.removed).replace('{{name}}', name);
  return outcome === 'later' ? `${said} ${wishTexts.later}` : said;
};

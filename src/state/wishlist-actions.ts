import 'client-only';
import type { WishlistItem } from '#shared/contract/wishlist.ts';
import { wishlistCountCookie } from '#shared/contract/wishlist-cookie.ts';
import { readCountCookie } from './count-cookie.ts';
import { onFirstInteraction } from './first-interaction.ts';
import { onSessionChange } from './session-hint.ts';
import { onBroadcast } from './tabs.ts';
import { readUnsent, saveUnsent, type UnsentWishlistChange } from './unsent-wishlist-changes.ts';
import { type WishlistTexts, wishlistItems, wishlistTexts } from './wishlist-items.ts';

// Loaded on demand: visitors who only read need no list.
const wishlist = () => import('./wishlist.ts');
const hasUnsent = (): boolean => readUnsent().length > 0;
let isLoadStarted = false;

/** Loads which variants are on the wishlist, once per page. Requests it only if the browser has a list, or something to send. */
export const loadWishlistOnce = (): void => {
  if (isLoadStarted) return;
  isLoadStarted = true;
  if (readCountCookie(wishlistCountCookie) > 0 || hasUnsent()) void wishlist().then(({ loadWishlist }) => loadWishlist());
  // A click must not wait for the list, and without a network it could not load.
  else onFirstInteraction(() => void wishlist());
};

const refresh = (): void => {
  wishlistItems.count = readCountCookie(wishlistCountCookie);
  if (isLoadStarted || wishlistItems.isLoaded) void wishlist().then(({ loadWishlist }) => loadWishlist());
};

/** Keeps the count up to date: initially from the server's cookie, then when any tab changes the list or the network returns. Returns a cleanup function. */
export const watchWishlistCount = (texts: WishlistTexts): (() => void) => {
  Object.assign(wishlistTexts, texts);
  wishlistItems.count = Math.max(wishlistItems.count, readCountCookie(wishlistCountCookie));
  if (hasUnsent()) loadWishlistOnce();
  const onOnline = (): void => {
    if (hasUnsent()) void wishlist().then(({ sendUnsent }) => sendUnsent());
  };
  addEventListener('online', onOnline);
  const stopBroadcast = onBroadcast('wishlist', refresh);
  // A login or logout changes the list.
  const stopSessionChange = onSessionChange(refresh);
  return () => {
    removeEventListener('online', onOnline);
    stopBroadcast();
    stopSessionChange();
  };
};

const applyOptimistically = ({ call, wish: { variantKey } }: UnsentWishlistChange): void => {
  const isOn = wishlistItems.variants[variantKey] === true;
  if (call === 'add') wishlistItems.variants[variantKey] = true;
  else delete wishlistItems.variants[variantKey];
  if (isOn !== (call === 'add')) wishlistItems.count = Math.max(0, wishlistItems.count + (call === 'add' ? 1 : -1));
};

/**
 * Adds a variant to the list or removes it, optimistically; the server is updated as soon as it can be reached. Returns the message to
 * show; nothing after an error, which is reported separately.
 */
export const changeWishlist = async (call: UnsentWishlistChange['call'], item: WishlistItem, name: string): Promise<string | undefined> => {
  const entry = saveUnsent(call, item);
  applyOptimistically(entry);
  const outcome = await wishlist().then(
    ({ sendWishlistChange }) => sendWishlistChange(entry),
    () => 'later' as const,
  );
  if (outcome === 'refused') return undefined;
  const message = (call === 'add' ? wishlistTexts.added : wishlistTexts.removed).replace('{{name}}', name);
  return outcome === 'later' ? `${message} ${wishlistTexts.later}` : message;
};

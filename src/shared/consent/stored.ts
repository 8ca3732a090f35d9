import type { Purpose } from './purposes.ts';

type What =
  | 'advertising'
  | 'analytics'
  | 'captcha'
  | 'cart'
  | 'cartItems'
  | 'consent'
  | 'device'
  | 'formDraft'
  | 'language'
  | 'lastSeen'
  | 'loggedIn'
  | 'maps'
  | 'popup'
  | 'purchases'
  | 'reload'
  | 'return'
  | 'returns'
  | 'scroll'
  | 'session'
  | 'unsentWishes'
  | 'video'
  | 'wishlist'
  | 'wishlistItems';
type HowLong = 'days180' | 'days365' | 'deleted' | 'minutes15' | 'sent' | 'session' | 'tab' | 'theirs';

/** A stored item, or a service that receives data: its name, which data, how long. */
export type StoredThing = {
  purpose: Purpose | 'necessary';
  /** Name of a cookie or of a key in the browser's storage; for a service its own name. */
  name: string;
  kind: 'cookie' | 'storage' | 'service';
  what: What;
  howLong: HowLong;
};

/**
 * Everything that the shop stores in a browser and every third-party service that it can load: the page of privacy settings shows it,
 * tests compare it with what happens (Y-10, Y-11).
 */
export const storedThings: readonly StoredThing[] = [
  { purpose: 'necessary', name: 'cart', kind: 'cookie', what: 'cart', howLong: 'days180' },
  { purpose: 'necessary', name: 'cart-items', kind: 'cookie', what: 'cartItems', howLong: 'days180' },
  { purpose: 'necessary', name: 'wishlist', kind: 'cookie', what: 'wishlist', howLong: 'days180' },
  { purpose: 'necessary', name: 'wishlist-items', kind: 'cookie', what: 'wishlistItems', howLong: 'days180' },
  { purpose: 'necessary', name: 'session', kind: 'cookie', what: 'session', howLong: 'session' },
  { purpose: 'necessary', name: 'logged-in', kind: 'cookie', what: 'loggedIn', howLong: 'session' },
  { purpose: 'necessary', name: 'device', kind: 'cookie', what: 'device', howLong: 'days180' },
  { purpose: 'necessary', name: 'return', kind: 'cookie', what: 'return', howLong: 'days180' },
  { purpose: 'necessary', name: 'form-draft', kind: 'cookie', what: 'formDraft', howLong: 'minutes15' },
  { purpose: 'necessary', name: 'language', kind: 'cookie', what: 'language', howLong: 'days365' },
  { purpose: 'necessary', name: 'consent', kind: 'cookie', what: 'consent', howLong: 'days365' },
  { purpose: 'necessary', name: 'wishlist-unsent', kind: 'storage', what: 'unsentWishes', howLong: 'sent' },
  { purpose: 'necessary', name: 'initialPopupShown', kind: 'storage', what: 'popup', howLong: 'tab' },
  { purpose: 'necessary', name: 'scroll-positions', kind: 'storage', what: 'scroll', howLong: 'tab' },
  { purpose: 'necessary', name: 'reloaded-after-failure', kind: 'storage', what: 'reload', howLong: 'tab' },
  { purpose: 'last-seen', name: 'last-seen', kind: 'storage', what: 'lastSeen', howLong: 'deleted' },
  { purpose: 'video', name: 'YouTube (Google Ireland Limited)', kind: 'service', what: 'video', howLong: 'theirs' },
  { purpose: 'video', name: 'Vimeo (Vimeo.com, Inc.)', kind: 'service', what: 'video', howLong: 'theirs' },
  { purpose: 'maps', name: 'Google Maps (Google Ireland Limited)', kind: 'service', what: 'maps', howLong: 'theirs' },
  { purpose: 'captcha', name: 'reCAPTCHA (Google Ireland Limited)', kind: 'service', what: 'captcha', howLong: 'theirs' },
  { purpose: 'analytics', name: 'Google Tag Manager (Google Ireland Limited)', kind: 'service', what: 'analytics', howLong: 'theirs' },
  { purpose: 'analytics', name: 'purchases-told', kind: 'storage', what: 'purchases', howLong: 'deleted' },
  { purpose: 'analytics', name: 'refunds-told', kind: 'storage', what: 'returns', howLong: 'deleted' },
  { purpose: 'advertising', name: 'Google Ads (Google Ireland Limited)', kind: 'service', what: 'advertising', howLong: 'theirs' },
];

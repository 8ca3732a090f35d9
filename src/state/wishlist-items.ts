import 'client-only';
import { proxy } from 'valtio';

/** The wishlist's messages; `added` and `removed` contain a `{{name}}`. */
export type WishlistTexts = Record<'added' | 'removed' | 'later' | 'sent' | 'refused' | 'full', string>;

/** The items on the wishlist, for the header and the wishlist buttons: small enough to be on each page, while the list itself is lazy. `isLoaded` once it has arrived. */
export const wishlistItems = proxy<{ count: number; variants: Record<string, true>; isLoaded: boolean }>({
  count: 0,
  variants: {},
  isLoaded: false,
});

/** Provided by the header; available before anything is loaded, because without a network nothing can be. */
export const wishlistTexts: WishlistTexts = { added: '', removed: '', later: '', sent: '', refused: '', full: '' };

import 'client-only';
import { proxy } from 'valtio';

/** What is said of the wishlist; `added` and `removed` hold a `{{name}}`. */
export type WishlistTexts = Record<'added' | 'removed' | 'later' | 'sent' | 'refused' | 'full', string>;

/** What is on the wishlist, for the header and for every heart: small enough to be on each page, while the list itself loads late. `isKnown` once the server has told the list. */
export const wishlistItems = proxy<{ count: number; variants: Record<string, true>; isLoaded: boolean }>({
  count: 0,
  variants: {},
  isLoaded: false,
});

/** Given by the header; at hand before anything is loaded, for without a network nothing can be. */
export const wishlistTexts: WishlistTexts = { added: '', removed: '', later: '', sent: '', refused: '', full: '' };

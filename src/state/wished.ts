import 'client-only';
import { proxy } from 'valtio';

/** What is said of the wishlist; `added` and `removed` hold a `{{name}}`. */
export type WishTexts = Record<'added' | 'removed' | 'later' | 'sent' | 'refused' | 'full', string>;

/** What is on the wishlist, for the header and for every heart: small enough to be on each page, while the list itself loads late. `isKnown` once the server has told the list. */
export const wished = proxy<{ count: number; variants: Record<string, true>; isKnown: boolean }>({
  count: 0,
  variants: {},
  isKnown: false,
});

/** Given by the header; at hand before anything is loaded, for without a network nothing can be. */
export const wishTexts: WishTexts = { added: '', removed: '', later: '', sent: '', refused: '', full: '' };

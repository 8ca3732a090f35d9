import type { WishlistLabels } from '#client/wishlist/wishlist-labels.ts';
import type { Translate } from '#shared/i18n/translator.ts';

/** The words of other rooms that a wishlist borrows, picked on the server, so that a page carries only these. */
export const wishlistLabelsOf = (t: Translate): WishlistLabels => ({
  toCart: t('product.addToCart'),
  view: t('product.view'),
  viewCart: t('cart.view'),
  sinks: t('cart.empty.sinks'),
  taps: t('cart.empty.taps'),
});

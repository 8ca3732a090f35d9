import type { WishlistLabels } from '#client/wishlist/wishlist-labels.ts';
import type { Translate } from '#shared/i18n/translator.ts';

/** Texts of other features that the wishlist uses, selected on the server, so that a page includes only these. */
export const wishlistLabelsOf = (t: Translate): WishlistLabels => ({
  toCart: t('product.addToCart'),
  view: t('product.view'),
  viewCart: t('cart.view'),
  sinks: t('cart.empty.sinks'),
  taps: t('cart.empty.taps'),
});

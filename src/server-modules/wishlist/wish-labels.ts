import type { WishLabels } from '#client/wishlist/wish-labels.ts';
import type { Translate } from '#shared/i18n/translator.ts';

const named = { name: '{{name}}' };

/** The words of other rooms that a wishlist borrows, picked on the server, so that a page carries only these. */
export const wishLabelsOf = (t: Translate): WishLabels => ({
  toCart: t('product.addToCart'),
  toCartNamed: t('product.addToCartNamed', named),
  view: t('product.view'),
  viewNamed: t('product.viewNamed', named),
  viewCart: t('cart.view'),
  sinks: t('cart.empty.sinks'),
  taps: t('cart.empty.taps'),
});

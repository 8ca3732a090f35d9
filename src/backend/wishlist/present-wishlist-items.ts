import 'server-only';
import { getArticleTiles, textsOf } from '#backend/catalogue/catalogue.ts';
import { getCountry } from '#backend/content/content.ts';
import { presentAvailability } from '#shared/catalogue/availability.ts';
import { quickestOf } from '#shared/catalogue/delivery-time.ts';
import { formatCentimetres } from '#shared/catalogue/format-length.ts';
import { measureWordsOf } from '#shared/catalogue/measure-words.ts';
import { taxLabelOf } from '#shared/content/tax-label.ts';
import type { WishlistArticle, WishlistItem } from '#shared/contract/wishlist.ts';
import type { Site } from '#shared/country/site.ts';

/** The articles of a wishlist in the words, units and prices of a site; what its country does not sell is left out. */
export const presentWishlistItems = async (site: Site, items: readonly WishlistItem[]): Promise<WishlistArticle[]> => {
  const t = textsOf(site.locale);
  const { tax, shipping } = getCountry(site.country);
  const delivery = quickestOf(shipping);
  const taxNote = t(tax.isIncluded ? 'product.tax.included' : 'product.tax.excluded', { tax: taxLabelOf(tax, site.language) });
  const tiles = await getArticleTiles(
    site,
    items.map(({ variantKey }) => variantKey),
  );
  return tiles.map(({ variantName, tile: { productKey, matchingVariantKey, name, url, price, image, availability, measure } }) => ({
    productKey,
    variantKey: matchingVariantKey,
    name,
    variantName,
    url,
    price,
    taxNote,
    image,
    measure,
    measureWords: measureWordsOf(measure.kind, formatCentimetres(measure.centimetres, site.locale), t),
    availability,
    availabilityWords: presentAvailability(availability, { delivery, locale: site.locale, t }),
  }));
};

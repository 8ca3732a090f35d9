import { getCountry } from '#backend/content/content.ts';
import { Price } from '#client/primitives/price/price.tsx';
import { taxLabelOf } from '#shared/content/tax-label.ts';
import type { ProductTile } from '#shared/contract/product.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';

/** What a product of a column costs, with the tax rule of the country. */
export const TaxedPrice = ({ site, t, price }: { site: Site; t: Translate } & Pick<ProductTile, 'price'>) => {
  const tax = taxLabelOf(getCountry(site.country).tax, site.language);
  const note = t(price.isTaxInPriceIncluded ? 'product.tax.included' : 'product.tax.excluded', { tax });
  return <Price value={price.value} reference={price.reference} note={note} />;
};

import 'server-only';
import type { z } from 'zod';
import { getCountry } from '#backend/content/content.ts';
import type { productPrice } from '#shared/contract/product.ts';
import { type CountryCode, type CountryFacts, countries } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { formatMoney, type Money } from '#shared/money/money.ts';
import type { VariantFile } from './catalogue-index.ts';
import { findReference } from './price-references.ts';
import { textsOf } from './texts.ts';

export type ProductPrice = z.infer<typeof productPrice>;

/** The price of a variant in a country's currency, in minor units. */
export const priceIn = (country: CountryCode, { prices }: VariantFile): Money => {
  const { currency }: CountryFacts = countries[country];
  return { rawValue: prices[currency], currency };
};

/** The reference price for so many pieces; empty for a price that is not reduced (Y-04). */
export const presentReference = (site: Site, variant: VariantFile, pieces = 1): Pick<ProductPrice, 'reference'> => {
  const lowest = findReference(site.country, variant);
  if (lowest === undefined || !variant.reduction) return {};
  const money = { ...priceIn(site.country, variant), rawValue: lowest * pieces };
  return {
    reference: {
      value: formatMoney(money, site.locale),
      rawValue: money.rawValue,
      label: textsOf(site.locale)('catalogue.price.lowest'),
      until: variant.reduction.until,
    },
  };
};

/** The price for display: formatted for the locale, with the country's tax rule. */
export const presentPrice = (site: Site, variant: VariantFile): ProductPrice => {
  const money = priceIn(site.country, variant);
  const { tax } = getCountry(site.country);
  return {
    value: formatMoney(money, site.locale),
    ...money,
    isTaxInPriceIncluded: tax.isIncluded,
    taxRate: tax.rate,
    unit: textsOf(site.locale)('catalogue.unit.piece'),
    ...presentReference(site, variant),
  };
};

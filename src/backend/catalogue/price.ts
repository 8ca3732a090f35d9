import 'server-only';
import type { z } from 'zod';
import { getCountry } from '#backend/content/content.ts';
import type { productPrice } from '#shared/contract/product.ts';
import { type CountryCode, type CountryFacts, countries } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { formatMoney, type Money } from '#shared/money/money.ts';
import type { VariantFile } from './catalogue-index.ts';
import { textsOf } from './texts.ts';

export type ProductPrice = z.infer<typeof productPrice>;

/** The price of a variant in a country's currency, in minor units. */
export const priceIn = (country: CountryCode, { prices }: VariantFile): Money => {
  const { currency }: CountryFacts = countries[country];
  return { rawValue: prices[currency], currency };
};

/** The price as it is shown: formatted for the locale, with the country's tax rule. */
export const presentPrice = (site: Site, variant: VariantFile): ProductPrice => {
  const money = priceIn(site.country, variant);
  const { tax } = getCountry(site.country);
  return {
    value: formatMoney(money, site.locale),
    ...money,
    isTaxInPriceIncluded: tax.isIncluded,
    taxRate: tax.rate,
    unit: textsOf(site.language)('catalogue.unit.piece'),
  };
};

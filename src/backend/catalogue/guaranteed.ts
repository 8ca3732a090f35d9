import 'server-only';
import type { ListName } from '#shared/catalogue/product-list.ts';
import type { Picture } from '#shared/contract/picture.ts';
import type { GuaranteedProduct } from '#shared/contract/registered-product.ts';
import type { CountryCode, Language } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { formatDay, readDay, writeDay } from '#shared/guarantee/calendar-day.ts';
import { guaranteeEnd } from '#shared/guarantee/guarantee-end.ts';
import { catalogueOf } from './catalogue-index.ts';
import { findNamedModel } from './named-model.ts';
import { finishName, picturesOfVariant } from './product-pictures.ts';
import { textsOf } from './texts.ts';
import { wordsOf } from './tile.ts';

/** A product with its guarantee. `sku` and `variantName` are null where only the model was named. */
export type Guaranteed = {
  productKey: string;
  sku: string | null;
  name: string;
  variantName: string | null;
  description: string;
  /** The language of the description. */
  language: Language;
  picture: Picture | null;
  guaranteeYears: number;
};

/** The product by name or article number, as typed; undefined where the country has none of that name. */
export const findGuaranteed = (site: Site, typed: string): Guaranteed | undefined => {
  const found = findNamedModel(site.country, typed);
  if (!found) return undefined;
  const { product, article } = found;
  const { productKey, name, guaranteeYears, variants } = product.file;
  const { texts, language } = wordsOf(product, site);
  const [first] = variants;
  const shown = article ?? (first && { product, variant: first });
  return {
    productKey,
    sku: article?.variant.sku ?? null,
    name,
    variantName: article ? finishName(site, article) : null,
    description: texts?.description ?? '',
    language,
    picture: (shown && picturesOfVariant(site, shown)[0]?.picture) ?? null,
    guaranteeYears,
  };
};

/** What a form shows of the typed product; null if nothing matches. */
export const presentGuaranteed = (site: Site, typed: string, purchasedOn?: string): GuaranteedProduct => {
  const found = findGuaranteed(site, typed);
  if (!found) return null;
  const { name, variantName, description, picture, guaranteeYears } = found;
  const t = textsOf(site.locale);
  const end = purchasedOn === undefined ? undefined : writeDay(guaranteeEnd(readDay(purchasedOn), guaranteeYears));
  return {
    ...{ name, variantName, description, picture, guaranteeYears },
    guarantee: t('guarantee.ours', { years: t('checkout.guarantee.years', { count: guaranteeYears }) }),
    until: end === undefined ? null : t('guarantee.until', { date: formatDay(end, site.locale, 'medium') }),
  };
};

const lists = ['taps', 'sinks'] as const satisfies readonly ListName[];

/** The guarantee periods in years, the shortest first, of lists whose products all share one. */
export const guaranteesByList = (country: CountryCode): { list: (typeof lists)[number]; years: number }[] => {
  const { lists: products } = catalogueOf(country);
  return lists.flatMap((list) => {
    const [years, ...others] = new Set(products[list].map(({ file }) => file.guaranteeYears));
    return years === undefined || others.length > 0 ? [] : [{ list, years }];
  });
};

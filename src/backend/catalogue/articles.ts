import 'server-only';
import type { ProductFacts } from '#shared/catalogue/facts.ts';
import type { ProductFile } from '#shared/catalogue/product-file.ts';
import type { Picture } from '#shared/contract/picture.ts';
import type { ProductReferences } from '#shared/contract/product.ts';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import type { Money } from '#shared/money/money.ts';
import { catalogueOf, type VariantFile } from './catalogue-index.ts';
import { importantRowsOf } from './fact-rows.ts';
import { type ProductPrice, presentReference, priceIn } from './price.ts';
import { finishName, imagesOf, picturesOfVariant } from './product-pictures.ts';
import { textsOf } from './texts.ts';
import { urlOf } from './tile.ts';

const countryCodes = Object.keys(countries) as CountryCode[];

/** What a cart or an order says of an article. */
export type ItemDescription = {
  name: string;
  variantName: string;
  url: string;
  picture: Picture;
  alt: string;
  /** What matters most of it, in one line. */
  facts: string;
  guaranteeYears: number;
};

// Whether a hose is pulled out reads as yes or no: without its question that says nothing.
const inOneLine = (facts: ProductFacts, site: Site): string =>
  importantRowsOf(facts, site, textsOf(site.language))
    .flatMap(({ id, value }) => (id === 'pullout' ? [] : [value]))
    .join(' · ');

/** A variant and its product by the variant's key; undefined when no country has it (any more). */
export const findVariant = (variantKey: string): { product: ProductFile; variant: VariantFile } | undefined => {
  for (const country of countryCodes) {
    const article = catalogueOf(country).articles.get(variantKey);
    if (article) return { product: article.product.file, variant: article.variant };
  }
  return undefined;
};

/** The price of a variant in a country's currency, in minor units; undefined where the country does not sell it. */
export const priceOf = (country: CountryCode, variantKey: string): Money | undefined => {
  const article = catalogueOf(country).articles.get(variantKey);
  return article && priceIn(country, article.variant);
};

/** What the reduced price of so many pieces is compared with; nothing where the country has no reduction. */
export const referenceOf = (site: Site, variantKey: string, pieces: number): Pick<ProductPrice, 'reference'> => {
  const article = catalogueOf(site.country).articles.get(variantKey);
  return article ? presentReference(site, article.variant, pieces) : {};
};

/** Name, finish, address, picture and facts of an article; undefined where the country does not sell it. */
export const describeItem = (site: Site, variantKey: string): ItemDescription | undefined => {
  const article = catalogueOf(site.country).articles.get(variantKey);
  if (!article) return undefined;
  const [{ picture, alt }] = picturesOfVariant(site, article);
  const { name, facts, guaranteeYears } = article.product.file;
  return {
    name,
    variantName: finishName(site, article),
    url: urlOf(site, article),
    picture,
    alt,
    facts: inOneLine(facts, site),
    guaranteeYears,
  };
};

/** Keys and pictures of articles by their numbers, in the order asked for; numbers that the country does not have are left out. */
export const findReferences = (site: Site, skus: readonly string[]): ProductReferences => {
  const { bySku } = catalogueOf(site.country);
  return skus
    .flatMap((sku) => bySku.get(sku) ?? [])
    .map((article) => ({
      key: article.variant.variantKey,
      productKey: article.product.file.productKey,
      sku: article.variant.sku,
      images: imagesOf(site, article),
    }));
};

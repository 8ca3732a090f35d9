import 'server-only';
import type { ProductFile } from '#shared/catalogue/product-file.ts';
import type { ProductReferences } from '#shared/contract/product.ts';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import type { Money } from '#shared/money/money.ts';
import { catalogueOf, type VariantFile } from './catalogue-index.ts';
import { describeArticle } from './describe-item.ts';
import { type ProductPrice, presentReference, priceIn } from './price.ts';
import { imagesOf } from './product-pictures.ts';

const countryCodes = Object.keys(countries) as CountryCode[];

/** A variant and its product by the variant's key; undefined when no country has it (any longer). */
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

/** The reference price for so many pieces at a reduced price; empty where the country has no reduction. */
export const referenceOf = (site: Site, variantKey: string, pieces: number): Pick<ProductPrice, 'reference'> => {
  const article = catalogueOf(site.country).articles.get(variantKey);
  return article ? presentReference(site, article.variant, pieces) : {};
};

/** Name, finish, address, picture and facts of an article; undefined where the country does not sell it. */
export const describeItem = (site: Site, variantKey: string): ReturnType<typeof describeArticle> | undefined => {
  const article = catalogueOf(site.country).articles.get(variantKey);
  return article && describeArticle(site, article);
};

/** Keys and pictures of articles by their numbers, in the requested order; numbers that the country does not have are left out. */
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

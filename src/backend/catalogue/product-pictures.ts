import 'server-only';
import { findPicture, placeholderFor } from '#backend/content/content.ts';
import type { ProductPicture } from '#shared/catalogue/product-view.ts';
import type { Variant } from '#shared/contract/product.ts';
import type { Site } from '#shared/country/site.ts';
import { type Article, catalogueOf } from './catalogue-index.ts';
import { textsOf } from './texts.ts';

/** The name of a finish in the site's language. */
export const finishName = (site: Site, { variant }: Pick<Article, 'variant'>): string =>
  textsOf(site.locale)(`catalogue.finish.${variant.finish}`);

/** All rendered pictures of a product, in the order of the media list. */
export const picturesOf = (site: Site, productKey: string): ProductPicture[] =>
  (catalogueOf(site.country).media.get(productKey) ?? []).flatMap(({ identifier, variantKey, view }) => {
    const found = findPicture(site, identifier, site.language);
    if (!found || found.isPlaceholder) return [];
    const { picture, alt, altLanguage } = found;
    return [{ picture, alt, altLanguage, variantKey, view }];
  });

/** The pictures of one variant, its own first, then those shared by all variants. Never empty: a placeholder stands in. */
export const picturesOfVariant = (site: Site, article: Article): [ProductPicture, ...ProductPicture[]] => {
  const { variantKey } = article.variant;
  const all = picturesOf(site, article.product.file.productKey);
  const own = all.filter((picture) => picture.variantKey === variantKey);
  const [first, ...others] = [...own, ...all.filter((picture) => picture.variantKey === null)];
  if (first && own.length > 0) return [first, ...others];
  const alt = `${article.product.file.name}, ${finishName(site, article)}`;
  const placeholder = { picture: placeholderFor(variantKey), alt, altLanguage: site.language, variantKey, view: null };
  return first ? [placeholder, first, ...others] : [placeholder];
};

/** The pictures of a variant in the form of the contract; the first is the main one. */
export const imagesOf = (site: Site, article: Article): Variant['images'] =>
  picturesOfVariant(site, article).map(({ picture, alt }, index) => ({ isMain: index === 0, alt, picture }));

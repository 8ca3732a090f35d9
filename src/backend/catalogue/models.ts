import 'server-only';
import type { ContentProduct } from '#backend/content/content.ts';
import type { ListName } from '#shared/catalogue/product-list.ts';
import type { Picture } from '#shared/contract/picture.ts';
import type { Language } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { type Article, catalogueOf } from './catalogue-index.ts';
import { findNamedModel } from './named-model.ts';
import { picturesOfVariant } from './product-pictures.ts';
import { type NamedPart, partsOf } from './spare-parts.ts';
import { wordsOf } from './tile.ts';

/** A product for which spare parts are found. */
type Model = { productKey: string; name: string };

/** A model with its parts, and how to recognise it: picture, description, article numbers. */
export type ModelWithParts = Model & {
  description: string;
  /** The language of the description. */
  language: Language;
  skus: string[];
  image: { alt: string; picture: Picture } | undefined;
  parts: NamedPart[];
};

const listsWithParts = ['taps', 'sinks'] as const satisfies readonly ListName[];

/** Every sink and tap of the country that has parts, by list and in alphabetical order. */
export const modelsWithParts = (site: Site): { list: (typeof listsWithParts)[number]; models: Model[] }[] => {
  const { lists } = catalogueOf(site.country);
  return listsWithParts.map((list) => ({
    list,
    models: lists[list]
      .filter(({ file }) => partsOf(file.facts, site).length > 0)
      .map(({ file: { productKey, name } }) => ({ productKey, name }))
      .toSorted((a, b) => a.name.localeCompare(b.name, site.locale)),
  }));
};

const leading = (product: ContentProduct): Article | undefined => {
  const [variant] = product.file.variants;
  return variant && { product, variant };
};

/** The model by name or article number, as typed, and its parts; undefined if nothing matches. */
export const findModelWithParts = (site: Site, typed: string): ModelWithParts | undefined => {
  const product = findNamedModel(site.country, typed)?.product;
  if (!product) return undefined;
  const { productKey, name, facts, variants } = product.file;
  const { texts, language } = wordsOf(product, site);
  const article = leading(product);
  return {
    productKey,
    name,
    description: texts?.description ?? '',
    language,
    skus: variants.map(({ sku }) => sku),
    image: article && picturesOfVariant(site, article)[0],
    parts: partsOf(facts, site),
  };
};

import 'server-only';
import { type ContentProduct, isLive, pathOfProduct } from '#backend/content/content.ts';
import { frameOf } from '#shared/catalogue/picture-scale.ts';
import type { ProductTexts } from '#shared/catalogue/product-file.ts';
import { fallbackLanguage } from '#shared/content/content-languages.ts';
import type { ProductTile, Variant } from '#shared/contract/product.ts';
import type { Language } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import type { Article } from './catalogue-index.ts';
import { importantRowsOf } from './fact-rows.ts';
import { presentPrice } from './price.ts';
import { finishName, picturesOfVariant } from './product-pictures.ts';
import { textsOf } from './texts.ts';

/** Pieces in stock by variant key. */
export type Stock = ReadonlyMap<string, number>;

/** The texts of a product, in the site's language or the fallback. */
export const wordsOf = ({ texts }: ContentProduct, site: Site): { texts: ProductTexts | undefined; language: Language } => {
  const own = texts[site.language];
  return own ? { texts: own, language: site.language } : { texts: texts[fallbackLanguage], language: fallbackLanguage };
};

/** Whether a variant is sold here at all, and how many pieces there are; it can be bought only with both (P-02). */
export const availabilityOf = ({ variant }: Article, site: Site, stock: Stock): Variant['availability'] => ({
  isPurchasable: isLive(site.country),
  numberOfItemsInStock: stock.get(variant.variantKey) ?? 0,
});

/** The first variant that is in stock, else the first. */
export const leadingVariant = (product: ContentProduct, stock: Stock): Article => {
  const articles = product.file.variants.map((variant): Article => ({ product, variant }));
  const leading = articles.find(({ variant }) => (stock.get(variant.variantKey) ?? 0) > 0) ?? articles[0];
  if (!leading) throw new Error(`Product ${product.file.productKey} has no variant`);
  return leading;
};

/** The decisive facts, as the contract names them. */
export const importantPropertiesOf = ({ file }: ContentProduct, site: Site): Variant['importantProperties'] =>
  importantRowsOf(file.facts, site, textsOf(site.locale)).map(({ id, label, value }) => ({
    name: id,
    label,
    value: { termLabel: value },
  }));

/** The address of a variant: the product's own for the first one, with `?finish=` for every other. */
export const urlOf = (site: Site, { product, variant }: Article): string => {
  const path = pathOfProduct(site, product.file.productKey) ?? site.root;
  return variant === product.file.variants[0] ? path : `${path}?finish=${variant.finish}`;
};

const measureOf = ({ file: { facts } }: ContentProduct): ProductTile['measure'] => {
  const frame = Math.round(frameOf(facts)) / 10;
  if (facts.kind === 'sink') return { kind: 'cabinet', centimetres: facts.cabinetWidth / 10, frame };
  const [kind, length] = facts.kind === 'tap' ? (['reach', facts.reach] as const) : (['size', facts.size.width] as const);
  return { kind, centimetres: length / 10, frame };
};

/** A product's entry in a list, as the variant that matches the filter. */
export const presentTile = (site: Site, article: Article, stock: Stock): ProductTile => {
  const { product, variant } = article;
  const [{ picture, alt, altLanguage }] = picturesOfVariant(site, article);
  const { texts, language } = wordsOf(product, site);
  return {
    productKey: product.file.productKey,
    matchingVariantKey: variant.variantKey,
    name: product.file.name,
    description: texts?.description ?? '',
    language,
    url: urlOf(site, article),
    price: presentPrice(site, variant),
    basePrice: null,
    image: { alt, altLanguage, picture },
    availability: availabilityOf(article, site, stock),
    importantProperties: importantPropertiesOf(product, site),
    finishes: product.file.variants.map((own) => ({ id: own.finish, name: finishName(site, { variant: own }) })),
    measure: measureOf(product),
    badge: product.file.badge,
  };
};

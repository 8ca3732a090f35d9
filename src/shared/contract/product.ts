import { languages } from '#shared/country/countries.ts';
import { currencies } from '#shared/country/currency.ts';
import { finishes } from './finishes.ts';
import { picture } from './picture.ts';
import { priceReference } from './price-reference.ts';
import { measured } from './text.ts';
import { z } from './zod.ts';

export const productPrice = z.object({
  /** Formatted for the locale. */
  value: z.string(),
  rawValue: z.int(),
  currency: z.enum(currencies),
  isTaxInPriceIncluded: z.boolean(),
  /** Basis points, 1900 = 19 %. */
  taxRate: z.int(),
  unit: z.string(),
  /** Only for a reduced price. */
  reference: z.optional(priceReference),
});

export const availability = z.object({ isPurchasable: z.boolean(), numberOfItemsInStock: z.int() });

/** A fact worth a line on a tile: label and value in the shopper's language. */
export const importantProperty = z.object({ name: z.string(), label: z.string(), value: z.object({ termLabel: z.string() }) });

export const variant = z.object({
  key: z.string(),
  sku: z.string(),
  name: z.string(),
  /** Determines the swatch. */
  finish: z.enum(finishes),
  price: productPrice,
  availability,
  importantProperties: z.array(importantProperty),
  images: z.array(z.object({ isMain: z.boolean(), alt: z.string(), picture })),
});
export type Variant = z.infer<typeof variant>;

/** GET /api/product */
export const product = z.object({
  productKey: z.string(),
  name: z.string(),
  url: z.string(),
  variants: z.array(variant).check(z.minLength(1)),
});
export type ProductAnswer = z.infer<typeof product>;

/** A product in a list, a slider or a cart hint. */
export const productTile = z.object({
  productKey: z.string(),
  matchingVariantKey: z.string(),
  name: z.string(),
  description: z.string(),
  /** The language of the description. */
  language: z.enum(languages),
  url: z.string(),
  price: productPrice,
  basePrice: z.nullable(z.object({ value: z.string(), unit: z.string() })),
  image: z.object({ alt: z.string(), altLanguage: z.enum(languages), picture }),
  availability,
  importantProperties: z.array(importantProperty),
  finishes: z.array(z.object({ id: z.enum(finishes), name: z.string() })),
  /**
   * Centimetres for the dimension line: a sink's cabinet, a tap's reach, an accessory's own width; `frame` are those that fill the width
   * of its front picture.
   */
  measure: z.object({ kind: z.enum(['cabinet', 'reach', 'size']), centimetres: z.number(), frame: z.number() }),
  badge: z.nullable(z.enum(['bestseller', 'new'])),
});
export type ProductTile = z.infer<typeof productTile>;

/** The query of GET /api/product; the locale is read separately. */
export const productQuery = z.object({ productKey: measured(80).check(z.minLength(1), z.maxLength(80)) });

/** The query of GET /products/reference-from-skus: article numbers, separated by commas. */
export const referenceQuery = z.object({
  skus: z.pipe(
    z.pipe(
      measured(2000).check(z.maxLength(2000, { abort: true })),
      z.transform((skus) => [...new Set(skus.split(',').map((sku) => sku.trim()))].filter((sku) => sku !== '')),
    ),
    z
      .array(measured(40).check(z.maxLength(40)))
      .check(z.minLength(1, 'general.validation.required'), z.maxLength(100, 'general.validation.tooLong')),
  ),
});

/** GET /products/reference-from-skus: articles that exist, in the requested order. */
export const productReferences = z.array(
  z.object({
    key: z.string(),
    productKey: z.string(),
    sku: z.string(),
    images: z.array(z.object({ isMain: z.boolean(), alt: z.string(), picture })),
  }),
);
export type ProductReferences = z.infer<typeof productReferences>;

import { z } from 'zod';
import { finishes } from '#shared/contract/finishes.ts';
import { currencies } from '#shared/country/currency.ts';
import { accessoryFacts, sinkFacts, tapFacts } from './facts.ts';
import { tapWater } from './tap-water.ts';

const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const prices = z.record(z.enum(currencies), z.number().int().positive());

/** Declares the present prices as reduced, with the former ones: an empty database takes its price history from it (Y-04). */
const reductionFile = z.strictObject({
  /** The day (UTC) from which the present prices apply. */
  since: z.iso.date(),
  /** The last day on which the reduction is shown; null: while stocks last. The prices themselves stay until somebody changes them. */
  until: z.iso.date().nullable(),
  /** The former prices, oldest first, each with its first day. */
  former: z.array(z.strictObject({ from: z.iso.date(), prices })).min(1),
});
export type ReductionFile = z.infer<typeof reductionFile>;

/** One finish of a product, as it is sold. */
const variantFile = z.strictObject({
  variantKey: key,
  /** Article number, unique in the catalogue: `10.60.2101`. */
  sku: z.string().regex(/^\d{2}\.\d{2}\.\d{4}$/),
  finish: z.enum(finishes),
  /** Gross prices in minor units, except USD and CAD, which are net of sales tax; set by a person, one for each currency. */
  prices,
  reduction: reductionFile.optional(),
  /** Pieces in stock when the database is new; afterwards the database counts. */
  initialStock: z.number().int().nonnegative(),
});

/**
 * `content/catalogue/{productKey}/product.json`: the single source of truth of a product; its pictures, tables and checks are derived from
 * it.
 */
export const productFile = z.strictObject({
  productKey: key,
  /** A proper name, the same in every language: `Delta 60 S`. */
  name: z.string().min(2).max(40),
  /** The common name of products of one form in several sizes, in addresses and in the code: `delta`. Omitted if there is one size. */
  family: key.optional(),
  facts: z.discriminatedUnion('kind', [sinkFacts, tapFacts, accessoryFacts]),
  /** Taps only: data for countries that limit their flow. */
  water: tapWater.optional(),
  variants: z.array(variantFile).min(1),
  guaranteeYears: z.number().int().min(2),
  badge: z.enum(['bestseller', 'new']).nullable(),
  /** Position in a list sorted by popularity, 1 is first. */
  popularity: z.number().int().positive(),
  /** Products that go with it: taps for a sink, sinks for a tap, either for an accessory. */
  matching: z.array(key),
});
export type ProductFile = z.infer<typeof productFile>;

/** `content/catalogue/{productKey}/{language}.json`: its texts. */
export const productTexts = z.strictObject({
  /** One line under the name: what it is. */
  description: z.string().min(10).max(160),
  /** Two to four sentences on the product page. */
  text: z.string().min(80).max(900),
  /** Title and description for search engines. */
  seo: z.strictObject({ title: z.string().min(10).max(65), description: z.string().min(50).max(160) }),
  /** What is in the box. */
  scope: z.array(z.string().min(2)).min(1),
  /** Safety notes (Y-06). */
  warnings: z.array(z.string().min(5)).min(1),
});
export type ProductTexts = z.infer<typeof productTexts>;

import { finishes } from './finishes.ts';
import { money } from './money.ts';
import { measured } from './text.ts';
import { z } from './zod.ts';

/** The query of GET /api/product/measured: variant keys, separated by commas. */
export const measuredQuery = z.object({
  variantKeys: z.pipe(
    z.pipe(
      measured(8000).check(z.maxLength(8000, { abort: true })),
      z.transform((keys) => [...new Set(keys.split(',').map((key) => key.trim()))].filter((key) => key !== '')),
    ),
    z
      .array(measured(80).check(z.maxLength(80)))
      .check(z.minLength(1, 'general.validation.required'), z.maxLength(100, 'general.validation.tooLong')),
  ),
});

/** The analytics data of an article. `categories`: its category and subcategory, in words of the catalogue that no language changes. */
export const measuredArticle = z.object({
  productKey: z.string(),
  variantKey: z.string(),
  sku: z.string(),
  name: z.string(),
  variantName: z.string(),
  finish: z.enum(finishes),
  categories: z.array(z.string()),
  price: money,
  isReduced: z.boolean(),
  isInStock: z.boolean(),
  badge: z.nullable(z.enum(['bestseller', 'new'])),
  guaranteeYears: z.int(),
});
export type MeasuredArticle = z.infer<typeof measuredArticle>;

/** GET /api/product/measured: articles that the country sells, in the requested order. */
export const measuredArticles = z.array(measuredArticle);

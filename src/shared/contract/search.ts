import { productTile } from './product.ts';
import { bounded } from './text.ts';
import { z } from './zod.ts';

/** The minimum length of a term (specification §5). */
const minTerm = 2;

/** The query of GET /api/search; the locale is read separately. */
export const searchQuery = z.object({
  term: bounded(100).check(z.minLength(minTerm, 'general.validation.required')),
});

/** A list of the shop, or one of its filters; `list` names the filtered list. */
const category = z.object({
  id: z.string(),
  label: z.string(),
  list: z.nullable(z.object({ label: z.string(), language: z.string() })),
  href: z.string(),
  language: z.string(),
  count: z.int(),
});

/** A file of a product: `Delta 60 S`, its data sheet. */
const foundDocument = z.object({ id: z.string(), product: z.string(), label: z.string(), href: z.string() });

/** The results: product tiles, categories, pages and documents, the best first. `language` is that of a page's texts. */
export const searchAnswer = z.object({
  term: z.string(),
  products: z.array(productTile),
  categories: z.array(category),
  pages: z.array(z.object({ pageId: z.string(), title: z.string(), description: z.string(), href: z.string(), language: z.string() })),
  documents: z.array(foundDocument),
  /** Words that nothing in the shop has: the results ignore them. */
  ignored: z.array(z.string()),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;

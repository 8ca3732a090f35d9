import { productTile } from './product.ts';
import { z } from './zod.ts';

/** The shortest term that is searched for (specification §5). */
export const minTerm = 2;

/** The query of GET /api/search; the locale is read before. */
export const searchQuery = z.object({
  term: z.string().trim().min(minTerm, 'general.validation.required').max(100, 'general.validation.tooLong'),
});

/** What was found: product tiles and pages, the best first. `language` is that of a page's texts. */
export const searchAnswer = z.object({
  term: z.string(),
  products: z.array(productTile),
  pages: z.array(z.object({ pageId: z.string(), title: z.string(), description: z.string(), href: z.string(), language: z.string() })),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;

import { picture } from './picture.ts';
import { z } from './zod.ts';

/** A text in segments; what was typed is marked. */
const markedText = z.array(z.object({ text: z.string(), isMatch: z.boolean() }));
export type MarkedText = z.infer<typeof markedText>;

/** GET /api/search/suggestions: a few of each kind, and the total number of results. */
export const suggestions = z.object({
  term: z.string(),
  total: z.int(),
  products: z.array(z.object({ id: z.string(), label: markedText, description: markedText, href: z.string(), price: z.string(), picture })),
  categories: z.array(
    z.object({
      id: z.string(),
      label: markedText,
      list: z.nullable(z.object({ label: z.string(), language: z.string() })),
      href: z.string(),
      language: z.string(),
      count: z.int(),
    }),
  ),
  pages: z.array(z.object({ id: z.string(), label: markedText, href: z.string(), language: z.string() })),
});
export type Suggestions = z.infer<typeof suggestions>;

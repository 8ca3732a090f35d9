import { z } from 'zod';
import { headline } from '#shared/content/references.ts';

/** M-21 search bar: a field that leads to the results for a term. */
export const searchBarSchema = z.strictObject({
  headline: headline.nullable().default(null).describe('Its heading on the page; null where the words around it say what it is for'),
  hasHint: z.boolean().default(true).describe('A line below the field that says what can be looked for'),
});
export type SearchBarData = z.infer<typeof searchBarSchema>;

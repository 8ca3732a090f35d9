import { z } from 'zod';
import { headline, text } from '#shared/content/references.ts';

/** Spare parts by model: finds the parts for a name or an article number. They come from the catalogue. */
export const sparePartsSchema = z.strictObject({
  headline: headline.describe('Its heading on the page'),
  text: text.describe('What one can have, and for how long'),
  isPageTitle: z.boolean().default(false).describe('True where the headline is the page’s title; once a page'),
});
export type SparePartsData = z.infer<typeof sparePartsSchema>;

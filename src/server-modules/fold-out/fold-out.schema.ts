import { z } from 'zod';
import { headline, text } from '#shared/content/references.ts';

/** M-28 fold-out: a long text whose first lines are visible; one click shows more, another one less (M-48). */
export const foldOutSchema = z.strictObject({
  headline: headline.describe('Its heading on the page'),
  text: text.describe('Paragraphs, divided by an empty line; the first sentences say what matters most'),
  lines: z.number().int().min(2).max(12).default(4).describe('Lines that are always in sight; a text that needs no more has no button'),
});
export type FoldOutData = z.infer<typeof foldOutSchema>;

import { z } from 'zod';
import { headline, imageReference, text } from '#shared/content/references.ts';

const item = z.strictObject({
  text: z.string().min(1).max(60).describe('The answer, and what its picture shows'),
  image: imageReference.describe('What is seen once it is chosen; a width of 4 to a height of 3 suits all'),
});

/** M-31 select, simple: a few answers, each of which shows its picture; the first one is selected. */
export const selectSimpleSchema = z.strictObject({
  headline: headline.describe('Its heading on the page, and the name of the group for screen readers'),
  text: text.nullable().default(null).describe('A sentence or two beside the headline'),
  items: z.array(item).min(2).max(8).describe('Two to eight answers; the first one is seen at the start'),
});
export type SelectSimpleData = z.infer<typeof selectSimpleSchema>;

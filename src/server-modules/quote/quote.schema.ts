import { z } from 'zod';
import { imageReference } from '#shared/content/references.ts';

/** M-07 quote: the text, its author, and a picture of the subject beside it. */
export const quoteSchema = z.strictObject({
  text: z.string().min(1).max(400).describe('The words without quotation marks: each language sets its own'),
  author: z.string().min(1).max(90).describe('Who says so, with a role or a place: somebody who exists'),
  image: imageReference.nullable().default(null),
  caption: z.string().max(160).nullable().default(null).describe('What the picture shows, below it'),
  ground: z.enum(['paper', 'soft']).default('soft').describe('What the section lies on'),
});
export type QuoteData = z.infer<typeof quoteSchema>;

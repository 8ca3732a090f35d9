import { z } from 'zod';
import { button, headline, imageReference, text } from '#shared/content/references.ts';

/** M-06 inspiration: a kitchen, a text about its materials, and the products built into it. */
export const inspirationSchema = z.strictObject({
  headline: headline.describe('Its heading on the page'),
  text: text.nullable().default(null).describe('What can be seen: worktop, wall, light. Paragraphs, divided by an empty line'),
  image: imageReference.describe('A kitchen'),
  variantKeys: z
    .array(z.string().min(1))
    .min(1)
    .max(6)
    .nullable()
    .default(null)
    .describe('The articles to be named, by variant key; null: those that `content/media/media.json` says are built in'),
  namesArticles: z.boolean().default(true).describe('Whether articles are named below the words'),
  imagePosition: z
    .enum(['start', 'end', 'full'])
    .default('start')
    .describe('The side of the kitchen from 834 px on; `full`: it runs from edge to edge, and the words stand below it'),
  ground: z.enum(['paper', 'soft']).default('paper').describe('What the section lies on'),
  button: button.nullable().default(null).describe('A quiet link below the products'),
});
export type InspirationData = z.infer<typeof inspirationSchema>;

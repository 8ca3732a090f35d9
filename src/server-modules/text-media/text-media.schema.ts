import { z } from 'zod';
import { button, headline, imageReference, text } from '#shared/content/references.ts';

/** M-04 text media: a picture and a text about it, side by side from 834 px. */
export const textMediaSchema = z.strictObject({
  headline: headline.describe('Its heading on the page'),
  text: text.describe('Paragraphs, divided by an empty line'),
  image: imageReference.describe('What is spoken of'),
  caption: z.string().max(160).nullable().default(null).describe('What the picture shows, below it'),
  imagePosition: z.enum(['start', 'end']).describe('The side of the picture from 834 px on'),
  ground: z.enum(['paper', 'soft']).default('paper').describe('What the section lies on'),
  button: button.nullable().default(null).describe('A quiet link below the text'),
  secondImage: imageReference.nullable().default(null).describe('A second, smaller picture under the text'),
});
export type TextMediaData = z.infer<typeof textMediaSchema>;

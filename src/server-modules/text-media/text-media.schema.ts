import { z } from 'zod';
import { button, headline, imageReference, text } from '#shared/content/references.ts';

/** M-04 text media: a picture and what is to be said of it, side by side from 834 px. */
export const textMediaSchema = z.strictObject({
  headline,
  text,
  image: imageReference,
  caption: z.string().max(160).nullable(),
  imagePosition: z.enum(['start', 'end']),
  ground: z.enum(['paper', 'soft']).default('paper'),
  button: button.nullable(),
  /** A second, smaller picture under the text. */
  secondImage: imageReference.nullable(),
});
export type TextMediaData = z.infer<typeof textMediaSchema>;

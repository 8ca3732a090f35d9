import { z } from 'zod';
import { autoplay } from '#shared/content/autoplay.ts';
import { headline, imageReference } from '#shared/content/references.ts';

/** M-11 big image slider: large pictures, one at a time, each with a caption below it; it wraps around at the end. */
export const bigImageSliderSchema = z.strictObject({
  headline: headline.nullable().default(null).describe('Its heading on the page; null where the section above has said it'),
  slides: z
    .array(
      z.strictObject({
        image: imageReference.describe('A room fills the frame, a product stands in it whole'),
        caption: z.string().min(1).max(160).nullable().default(null).describe('What the picture shows, below it: names and finishes'),
      }),
    )
    .min(1)
    .max(8)
    .describe('In the order in which they are seen; one alone stands still'),
  autoplay,
});
export type BigImageSliderData = z.infer<typeof bigImageSliderSchema>;

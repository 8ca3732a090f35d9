import { z } from 'zod';
import { headline, imageReference } from '#shared/content/references.ts';

/** M-05 gallery: pictures as tiles, all visible; a click shows one as large as the window allows. */
export const gallerySchema = z.strictObject({
  headline: headline.nullable().default(null).describe('Its heading on the page; null where the section above has said it'),
  images: z
    .array(imageReference)
    .min(2)
    .max(24)
    .describe('In the order in which they are seen; a multiple of four or of three fills the rows'),
  ground: z.enum(['paper', 'soft']).default('paper').describe('What the section lies on'),
});
export type GalleryData = z.infer<typeof gallerySchema>;

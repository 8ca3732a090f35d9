import { z } from 'zod';
import { button, headline, imageReference } from '#shared/content/references.ts';

/** M-15 image grid: pictures in a carousel, 1, 3 or 4 visible by the width of the window (M-45). */
export const imageGridSchema = z.strictObject({
  headline: headline.describe('Its heading on the page, and the name of the row for a screen reader'),
  images: z.array(imageReference).min(2).max(16).describe('In the order in which they are seen'),
  button: button.nullable().default(null).describe('A quiet link to more of the same, beside the heading'),
});
export type ImageGridData = z.infer<typeof imageGridSchema>;

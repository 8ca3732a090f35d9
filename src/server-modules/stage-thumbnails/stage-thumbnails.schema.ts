import { z } from 'zod';
import { button, headline, imageReference, text } from '#shared/content/references.ts';

/** M-12 stage thumbnails: one large picture, thumbnails below that select it, and a text beside it. */
export const stageThumbnailsSchema = z.strictObject({
  headline: headline.describe('Its heading on the page, and the name of the pictures for a screen reader'),
  text: text.nullable().default(null).describe('Paragraphs beside the picture, divided by an empty line'),
  button: button.nullable().default(null).describe('A quiet link below the text'),
  images: z.array(imageReference).min(2).max(10).describe('The first is seen large to begin with; five or six fill one row of small ones'),
  imagePosition: z.enum(['start', 'end']).default('start').describe('The side of the pictures from 834 px on'),
  ground: z.enum(['paper', 'soft']).default('paper').describe('What the section lies on'),
});
export type StageThumbnailsData = z.infer<typeof stageThumbnailsSchema>;

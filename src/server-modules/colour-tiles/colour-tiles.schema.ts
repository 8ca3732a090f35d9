import { z } from 'zod';
import { button, headline, text } from '#shared/content/references.ts';

/** Colour tiles: one product in all of its colours, the same detail of it close up, in the same light. */
export const colourTilesSchema = z.strictObject({
  headline: headline.describe('Its heading on the page'),
  text: text.nullable().default(null).describe('Paragraphs beside the headline, divided by an empty line; null for none'),
  productKey: z.string().min(1).describe('Whose colours they are, as the catalogue has them'),
  place: z
    .strictObject({
      x: z.number().min(0).max(100).describe('From the left of the picture, per cent'),
      y: z.number().min(0).max(100).describe('From its top, per cent'),
      zoom: z.number().min(1).max(5).describe('How many times as large as the whole picture'),
    })
    .describe('The part of the pictures that is shown'),
  button: button.nullable().default(null).describe('A quiet link below the tiles; null for none'),
});
export type ColourTilesData = z.infer<typeof colourTilesSchema>;

import { z } from 'zod';
import { headline, text } from '#shared/content/references.ts';

/** Weight lines: the weights of all sinks of a material, or of all taps, as lines to one scale. The figures come from the catalogue. */
export const weightLinesSchema = z.strictObject({
  headline: headline.describe('Its heading on the page'),
  text: text.nullable().default(null).describe('A sentence or two below the headline, without figures; null for none'),
  material: z.enum(['granite', 'steel', 'ceramic', 'brass']).describe('Whose sinks they are; brass: the taps'),
});
export type WeightLinesData = z.infer<typeof weightLinesSchema>;

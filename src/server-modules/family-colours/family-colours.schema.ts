import { z } from 'zod';
import { headline } from '#shared/content/references.ts';

/** Every colour of a family in the catalogue, each with a picture and the products available in it. */
export const familyColoursSchema = z.strictObject({
  headline: headline.describe('Its heading on the page: All colours'),
  family: z.string().min(1).describe('Which one: the `family` that its products name in the catalogue'),
  note: z
    .string()
    .min(1)
    .max(120)
    .nullable()
    .default(null)
    .describe('What holds for every colour, at the end of the head row; null for nothing'),
});
export type FamilyColoursData = z.infer<typeof familyColoursSchema>;

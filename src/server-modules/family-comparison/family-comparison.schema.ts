import { z } from 'zod';
import { headline } from '#shared/content/references.ts';

/** How the products of a family differ: drawings to one scale, and the catalogue facts in which they differ. */
export const familyComparisonSchema = z.strictObject({
  headline: headline.describe('Its heading on the page: How they differ'),
  family: z.string().min(1).describe('Which one: the `family` that its products name in the catalogue'),
});
export type FamilyComparisonData = z.infer<typeof familyComparisonSchema>;

import { z } from 'zod';
import { headline } from '#shared/content/references.ts';

/** Catalogue facts that are the same for all products of a family. */
export const familySharedSchema = z.strictObject({
  headline: headline.describe('Its heading on the page: What all of them share'),
  family: z.string().min(1).describe('Which one: the `family` that its products name in the catalogue'),
});
export type FamilySharedData = z.infer<typeof familySharedSchema>;

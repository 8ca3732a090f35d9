import { z } from 'zod';
import { headline } from '#shared/content/references.ts';

/** All sinks of the catalogue by family: a card for each family, then the sinks that come in a single size. */
export const familyCardsSchema = z.strictObject({
  headline: headline.describe('The heading of the families'),
  singles: headline.describe('The heading of the sinks that have no family'),
});
export type FamilyCardsData = z.infer<typeof familyCardsSchema>;

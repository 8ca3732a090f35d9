import { z } from 'zod';
import { headline, text } from '#shared/content/references.ts';

/** M-25 small dealer search: the way to a dealer, with the first ones of the country. Dealers come from their own file. */
export const smallDealerSearchSchema = z.strictObject({
  headline: headline.describe('What is found here: Dealers near you'),
  text: text.nullable().default(null).describe('What a dealer does that the shop does not; null for none'),
});
export type SmallDealerSearchData = z.infer<typeof smallDealerSearchSchema>;

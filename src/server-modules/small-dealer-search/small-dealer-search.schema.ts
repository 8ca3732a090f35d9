import { z } from 'zod';
import { headline, text } from '#shared/content/references.ts';

/** M-25 small dealer search: the way to a dealer, with the first ones of the country. Dealers come from their own file. */
export const smallDealerSearchSchema = z.strictObject({
  headline: headline.describe('What is found here: Dealers near you'),
  text: text.nullable().default(null).describe('What a dealer does that the shop does not; null for none'),
  shape: z
    .enum(['finder', 'towns'])
    .default('finder')
    .describe(
      '`finder`: a place is asked for, with cards and a map; `towns`: a list with one dealer of each of the six towns that have most',
    ),
});
export type SmallDealerSearchData = z.infer<typeof smallDealerSearchSchema>;

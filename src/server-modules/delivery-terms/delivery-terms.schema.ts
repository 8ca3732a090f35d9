import { z } from 'zod';
import { headline, text } from '#shared/content/references.ts';

/** Delivery terms: what the country's carriers cost and how long they take, with the same figures as the cart. */
export const deliveryTermsSchema = z.strictObject({
  headline: headline.describe('Its heading on the page'),
  text: text.nullable().default(null).describe('What holds for every carrier; the figures come from the shop'),
});
export type DeliveryTermsData = z.infer<typeof deliveryTermsSchema>;

import { z } from 'zod';
import { button, headline } from '#shared/content/references.ts';

/** M-20 best seller: the products bought most, chosen by an editor or taken from the catalogue. */
export const bestSellerSchema = z.strictObject({
  headline: headline.describe('Says what the row is, without praise: Often chosen'),
  productKeys: z
    .array(z.string().min(1))
    .max(12)
    .default([])
    .describe('Products in the order in which they stand; left empty, the most popular sinks and taps of the catalogue stand there'),
  count: z
    .int()
    .min(1)
    .max(4)
    .default(3)
    .describe('How many of the catalogue, where no products are named. Columns follow the count: up to four beside each other'),
  button: button.nullable().default(null).describe('Leads to more of the same, at the end of the head row; null for none'),
});
export type BestSellerData = z.infer<typeof bestSellerSchema>;

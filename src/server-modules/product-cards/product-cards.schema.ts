import { z } from 'zod';
import { button, headline } from '#shared/content/references.ts';

/** M-10 online shop products: a row of product cards; columns follow the count (M-47). */
export const productCardsSchema = z.strictObject({
  headline: headline.describe('Its heading on the page'),
  productKeys: z
    .array(z.string().describe('The key of a product in the catalogue'))
    .min(1)
    .max(12)
    .describe('One to twelve products, in this order'),
  button: button.nullable().default(null).describe('The way to more, beside the headline'),
});
export type ProductCardsData = z.infer<typeof productCardsSchema>;

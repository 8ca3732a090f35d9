import { z } from 'zod';
import { button, headline } from '#shared/content/references.ts';

/** M-10 online shop products: a row of product cards; columns follow the count (M-47). */
export const productCardsSchema = z.strictObject({
  headline,
  productKeys: z.array(z.string()).min(1).max(12),
  button: button.nullable(),
});
export type ProductCardsData = z.infer<typeof productCardsSchema>;

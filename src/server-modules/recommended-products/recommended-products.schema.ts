import { z } from 'zod';
import { headline, imageReference, linkReference, text } from '#shared/content/references.ts';

const recommendedProduct = z.strictObject({
  identifier: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .describe('Names the entry among the others, once in the module: the product key, as a rule'),
  headline: headline.describe('What it is called; the words of the link'),
  subline: z.string().min(1).max(90).nullable().default(null).describe('A line above the text: material, or what it measures'),
  text: text.nullable().default(null).describe('One or two sentences that say why it is here'),
  link: linkReference.describe('Where the whole card leads: the product, or a page about it'),
  image: imageReference
    .nullable()
    .default(null)
    .describe('The product, uncropped on its ground; null keeps the place with a quiet drawing'),
  imageAlt: z.string().min(1).max(200).nullable().default(null).describe('What is to be seen; null takes the words of the media list'),
});

/** M-35 recommended products: an editor's recommendations in their own words, each leading to its page. */
export const recommendedProductsSchema = z.strictObject({
  headline: headline.describe('Says for what these are recommended: For a cabinet of 60 cm'),
  products: z
    .array(recommendedProduct)
    .min(1)
    .max(8)
    .refine((all) => new Set(all.map(({ identifier }) => identifier)).size === all.length, 'two products have the same identifier')
    .describe('In the order in which they stand; up to four beside each other'),
});
export type RecommendedProductsData = z.infer<typeof recommendedProductsSchema>;

import { z } from 'zod';
import { headline, text } from '#shared/content/references.ts';

/** Product registration: a form for one product, its purchase and its owner. Years of guarantee come from the catalogue. */
export const productRegistrationSchema = z.strictObject({
  headline: headline.describe('Its heading on the page'),
  text: text.describe('What registering is good for, in a sentence; that it is no condition the module says itself'),
  isPageTitle: z.boolean().default(false).describe('True where the headline is the page’s title; once a page'),
});
export type ProductRegistrationData = z.infer<typeof productRegistrationSchema>;

import { z } from 'zod';
import { headline, text } from '#shared/content/references.ts';

/** Newsletter: its content and frequency, with a field for the mail address. */
export const newsletterSchema = z.strictObject({
  headline: headline.describe('Its heading on the page: what the letters bring'),
  text: text.describe('How often they come and what they are about; paragraphs, divided by an empty line'),
});
export type NewsletterData = z.infer<typeof newsletterSchema>;

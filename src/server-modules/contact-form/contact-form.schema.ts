import { z } from 'zod';
import { headline, text } from '#shared/content/references.ts';

/** M-33 contact form: how a visitor reaches us about a subject. Phone and mail are the house's own, so no editor writes them. */
export const contactFormSchema = z.strictObject({
  headline: headline.describe('What the section offers: Write to us'),
  text: text.nullable().default(null).describe('What we need to know for an answer; null for none'),
});
export type ContactFormData = z.infer<typeof contactFormSchema>;

import { z } from 'zod';
import { headline, text } from '#shared/content/references.ts';

/** M-33 contact form: how a visitor reaches us about a subject. Phone and mail belong to the company, so editors do not write them. */
export const contactFormSchema = z.strictObject({
  headline: headline.describe('What the section offers: Write to us'),
  text: text.nullable().default(null).describe('What we need to know for an answer; null for none'),
});
export type ContactFormData = z.infer<typeof contactFormSchema>;

import { z } from 'zod';
import { headline, text } from '#shared/content/references.ts';

/** M-09 accordion: at most one item open (M-42). `isFaq` adds FAQPage data for search engines. */
export const accordionSchema = z.strictObject({
  headline: headline.nullable(),
  items: z.array(z.strictObject({ title: z.string().min(1).max(120), text })).min(1),
  isFaq: z.boolean().default(false),
});
export type AccordionData = z.infer<typeof accordionSchema>;

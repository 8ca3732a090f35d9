import { z } from 'zod';
import { headline, text } from '#shared/content/references.ts';

/** M-09 accordion: at most one item open (M-42). `isFaq` adds FAQPage data for search engines. */
export const accordionSchema = z.strictObject({
  headline: headline.nullable().default(null).describe('Its heading on the page; null where the entries stand for themselves'),
  items: z
    .array(
      z.strictObject({
        title: z.string().min(1).max(120).describe('What is always in sight, often a question'),
        text: text.describe('What opens below it; paragraphs, divided by an empty line'),
      }),
    )
    .min(1)
    .describe('One entry or more'),
  isFaq: z.boolean().default(false).describe('Whether search engines are told that these are questions with answers'),
});
export type AccordionData = z.infer<typeof accordionSchema>;

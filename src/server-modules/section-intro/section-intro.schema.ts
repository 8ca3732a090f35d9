import { z } from 'zod';
import { headline, text } from '#shared/content/references.ts';

/** M-26 section intro: headline and text; `jumps` lists section ids of the same page as a jump navigation. */
export const sectionIntroSchema = z.strictObject({
  headline,
  text: text.nullable(),
  alignment: z.enum(['start', 'center']).default('start'),
  /** True on the one section that carries the page's h1. */
  isPageTitle: z.boolean().default(false),
  jumps: z.array(z.strictObject({ section: z.string(), label: z.string() })).default([]),
});
export type SectionIntroData = z.infer<typeof sectionIntroSchema>;

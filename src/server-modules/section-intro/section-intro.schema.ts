import { z } from 'zod';
import { headline, text } from '#shared/content/references.ts';

/** M-26 section intro: headline and text; `jumps` lists section ids of the same page as a jump navigation. */
export const sectionIntroSchema = z.strictObject({
  headline: headline.describe('Its heading on the page'),
  text: text.nullable().default(null).describe('What the page or the part is about'),
  alignment: z.enum(['start', 'center']).default('start').describe('Where the words stand'),
  isPageTitle: z.boolean().default(false).describe('True on the one section whose headline is the title of the page'),
  jumps: z
    .array(
      z.strictObject({
        section: z.string().describe('The id of a section of the same page'),
        label: z.string().describe('What the link says'),
      }),
    )
    .default([])
    .describe('Links to parts of the page'),
});
export type SectionIntroData = z.infer<typeof sectionIntroSchema>;

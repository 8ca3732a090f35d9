import { z } from 'zod';
import { headline, richText, text } from '#shared/content/references.ts';

/** M-02 text infobox: headline, text, and downloads; an entry without label or url is left out when shown (M-41). */
export const textInfoboxSchema = z.strictObject({
  headline: headline.nullable(),
  /** Paragraphs; an older system's long texts come with their markup. */
  text: z.union([text, richText]),
  downloads: z.array(z.strictObject({ label: z.string(), url: z.string(), bytes: z.number().int().positive().nullable() })).default([]),
});
export type TextInfoboxData = z.infer<typeof textInfoboxSchema>;

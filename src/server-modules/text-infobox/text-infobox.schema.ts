import { z } from 'zod';
import { download, headline, richText, text } from '#shared/content/references.ts';

/** M-02 text infobox: headline, text, and downloads; an entry without label or url is left out when shown (M-41). */
export const textInfoboxSchema = z
  .strictObject({
    headline: headline.nullable().default(null).describe('Its heading on the page; null where the text goes on from what stands above'),
    text: text.nullable().default(null).describe('Paragraphs, divided by an empty line'),
    markup: richText.nullable().default(null).describe('In place of the text: a long one of an older system, with its markup'),
    downloads: z.array(download).default([]).describe('Files below the text'),
  })
  .refine(({ text: plain, markup }) => (plain === null) !== (markup === null), {
    message: 'either text or markup, one of them',
    path: ['text'],
  });
export type TextInfoboxData = z.infer<typeof textInfoboxSchema>;

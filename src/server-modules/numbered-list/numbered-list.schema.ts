import { z } from 'zod';
import { button, headline, imageReference, text } from '#shared/content/references.ts';

const item = z.strictObject({
  headline: headline.describe('What is done in this step, in a few words'),
  text: text.describe('How it is done; paragraphs, divided by an empty line'),
  image: imageReference.nullable().default(null).describe('What it looks like, beside the words'),
  secondImage: imageReference.nullable().default(null).describe('A second look; both stand side by side below the words'),
  buttons: z.array(button).max(2).default([]).describe('Where this step leads, two at most'),
});

/** M-30 numbered list: ordered steps, each with a text and up to two pictures. */
export const numberedListSchema = z.strictObject({
  headline: headline.describe('Its heading on the page'),
  text: text.nullable().default(null).describe('What is needed before the first step, below the headline'),
  items: z.array(item).min(2).max(12).describe('In the order in which they are done'),
});
export type NumberedListData = z.infer<typeof numberedListSchema>;

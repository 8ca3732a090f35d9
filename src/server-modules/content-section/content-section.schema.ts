import { z } from 'zod';
import { button, headline, imageReference, text } from '#shared/content/references.ts';

/** M-29 content section: a picture at the left or the right, beside it text, a list and up to two buttons. */
export const contentSectionSchema = z.strictObject({
  headline: headline.describe('Its heading on the page'),
  text: text.nullable().default(null).describe('Paragraphs, divided by an empty line'),
  list: z.array(z.string().min(1).max(160)).max(8).default([]).describe('Things of one kind whose order says nothing, up to eight'),
  listMark: z.enum(['dash', 'check']).default('dash').describe('A tick for what is included or done, else a dash'),
  image: imageReference.describe('What is spoken of'),
  caption: z.string().min(1).max(160).nullable().default(null).describe('What the picture shows, below it'),
  imagePosition: z.enum(['start', 'end']).describe('`start` is left, `end` is right; on phones the picture stands above'),
  button: button.nullable().default(null).describe('The way on that most take'),
  secondButton: button.nullable().default(null).describe('Another way on'),
  ground: z.enum(['paper', 'soft']).default('paper').describe('What the section lies on'),
});
export type ContentSectionData = z.infer<typeof contentSectionSchema>;

import { z } from 'zod';
import { headline, imageReference, text } from '#shared/content/references.ts';

/** M-19 banner with scroller: a picture from edge to edge, text below it, and a link that scrolls on. */
export const bannerScrollerSchema = z.strictObject({
  headline: headline.describe('What the picture shows or opens'),
  text: text.nullable().default(null).describe('A sentence or two beside the headline'),
  image: imageReference.describe('A room or a surface, wide; it is cut to a band'),
  scroller: z
    .strictObject({
      text: z.string().min(1).max(60).describe('Where it leads, in words: `To the dimensions`'),
      section: z.string().min(1).nullable().default(null).describe('Id of a section of this page; left out: the next one'),
    })
    .describe('The link that scrolls on'),
});
export type BannerScrollerData = z.infer<typeof bannerScrollerSchema>;

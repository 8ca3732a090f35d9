import { z } from 'zod';
import { headline, text } from '#shared/content/references.ts';

/** M-18 usp teaser: two to four promises, each with an icon of the sprite. */
export const uspTeaserSchema = z.strictObject({
  headline: headline.nullable().default(null).describe('Its heading on the page; null where the promises stand for themselves'),
  items: z
    .array(
      z.strictObject({
        icon: z.enum(['ruler', 'truck', 'shield', 'wrench', 'return', 'phone', 'clock', 'store']).describe('The drawing beside it'),
        title: z.string().min(1).max(60).describe('The promise in a few words'),
        text: text.describe('What it means, in a sentence'),
      }),
    )
    .min(2)
    .max(4)
    .describe('Two to four promises'),
});
export type UspTeaserData = z.infer<typeof uspTeaserSchema>;

import { z } from 'zod';
import { headline, text } from '#shared/content/references.ts';

/** M-18 usp teaser: two to four promises, each with an icon of the sprite. */
export const uspTeaserSchema = z.strictObject({
  headline: headline.nullable(),
  items: z
    .array(
      z.strictObject({
        icon: z.enum(['ruler', 'truck', 'shield', 'wrench', 'return', 'phone', 'clock', 'store']),
        title: z.string().min(1).max(60),
        text,
      }),
    )
    .min(2)
    .max(4),
});
export type UspTeaserData = z.infer<typeof uspTeaserSchema>;

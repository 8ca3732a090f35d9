import { z } from 'zod';
import { headline } from '#shared/content/references.ts';

/** M-01 headline: level 2 or 3; its section id is an anchor. */
export const headlineSchema = z.strictObject({
  headline: headline.describe('The words'),
  level: z
    .union([z.literal(2), z.literal(3)])
    .default(2)
    .describe('2 for a part of the page, 3 for a part of that'),
});
export type HeadlineData = z.infer<typeof headlineSchema>;

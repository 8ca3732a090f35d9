import { z } from 'zod';
import { headline, text } from '#shared/content/references.ts';

/** M-36 career overview: all open jobs in their three groups. The jobs come from their own file, never from here. */
export const careerOverviewSchema = z.strictObject({
  headline: headline.describe('Says that jobs follow: Open positions'),
  text: text
    .nullable()
    .default(null)
    .describe('A sentence or two about working here, true and dated if it counts something; null for none'),
});
export type CareerOverviewData = z.infer<typeof careerOverviewSchema>;

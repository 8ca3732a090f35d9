import { z } from 'zod';
import { headline, text } from '#shared/content/references.ts';

/** B-10 planner: from cabinet, cut-out, worktop and water pressure it finds what fits. Its questions and answers are texts of the shop. */
export const plannerSchema = z.strictObject({
  headline: headline.describe('Asks what the planner answers: What fits my kitchen?'),
  text: text.describe('One or two sentences: how much is asked, what is shown'),
  isPageTitle: z.boolean().default(false).describe('True where the headline is the page’s title; once a page'),
});
export type PlannerData = z.infer<typeof plannerSchema>;

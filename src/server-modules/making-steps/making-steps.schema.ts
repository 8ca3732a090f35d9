import { z } from 'zod';
import { headline, text } from '#shared/content/references.ts';
import { stepDrawingIds } from './step-drawing-ids.ts';

const step = z.strictObject({
  drawing: z.enum(stepDrawingIds).describe('What is drawn above the words: material and step'),
  headline: headline.describe('What is done, in one word where the language has it: Pour'),
  text: z.string().min(1).max(200).describe('One plain sentence, two at most'),
});

/** Making steps: how something is made, in a few illustrated steps in order. */
export const makingStepsSchema = z.strictObject({
  headline: headline.describe('Its heading on the page'),
  text: text.nullable().default(null).describe('A sentence or two beside the headline; null for none'),
  steps: z.array(step).min(2).max(4).describe('In the order in which they are done'),
});
export type MakingStepsData = z.infer<typeof makingStepsSchema>;

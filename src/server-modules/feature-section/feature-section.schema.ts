import { z } from 'zod';
import { headline, imageReference, text } from '#shared/content/references.ts';

const feature = z.strictObject({
  title: z.string().min(1).max(60).describe('The feature in a few words'),
  text: text.describe('What it means for whoever uses it, with its measure'),
});

/** M-27 feature section: a wide picture of one thing, and below it its features. */
export const featureSectionSchema = z.strictObject({
  headline: headline.describe('Its heading on the page'),
  text: text.nullable().default(null).describe('A sentence or two beside the headline'),
  image: imageReference.nullable().default(null).describe('A wide picture of the thing'),
  features: z.array(feature).min(2).max(8).describe('Two to eight, the most important first'),
  ground: z.enum(['paper', 'soft']).default('paper').describe('What the section lies on'),
});
export type FeatureSectionData = z.infer<typeof featureSectionSchema>;

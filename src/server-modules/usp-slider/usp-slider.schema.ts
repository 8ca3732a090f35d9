import { z } from 'zod';
import { contentIcon } from '#server-components/content-icon.ts';
import { headline, text } from '#shared/content/references.ts';

const promise = z.strictObject({
  icon: contentIcon.describe('The drawing above it'),
  title: z.string().min(1).max(60).describe('The promise in a few words'),
  text: text.describe('What it means, with its number or its limit'),
});

/** M-16 usp slider: promises in a row that can be swiped; 1, 1, 2, 3, 4 are visible by size class. */
export const uspSliderSchema = z.strictObject({
  headline: headline.describe('Its heading on the page, and the name of the row for screen readers'),
  items: z.array(promise).min(2).max(8).describe('Two to eight; up to four that fit side by side are a USP teaser'),
  ground: z.enum(['paper', 'soft']).default('paper').describe('What the section lies on'),
});
export type UspSliderData = z.infer<typeof uspSliderSchema>;

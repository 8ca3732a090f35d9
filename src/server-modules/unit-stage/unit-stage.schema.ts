import { z } from 'zod';
import { button, headline, imageReference, text } from '#shared/content/references.ts';

const fact = z.strictObject({
  label: z.string().min(1).max(40).describe('What is measured: `Cabinet width`'),
  value: z.string().min(1).max(40).describe('The value with its unit: `60 cm`'),
});

/** M-17 unit stage: one unit in a large picture from edge to edge, with text, key facts and up to two buttons. */
export const unitStageSchema = z.strictObject({
  headline: headline.describe('The name of the unit, or what sets it apart'),
  text: text.describe('Two or three sentences on what it is'),
  image: imageReference.describe('The unit, large'),
  facts: z.array(fact).max(4).default([]).describe('Up to four that decide whether it fits, as in the catalogue'),
  button: button.nullable().default(null).describe('The way to the unit'),
  secondButton: button.nullable().default(null).describe('Another way on'),
  imagePosition: z.enum(['start', 'end']).default('start').describe('Side of the picture on wide screens'),
});
export type UnitStageData = z.infer<typeof unitStageSchema>;

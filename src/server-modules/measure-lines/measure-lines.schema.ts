import { z } from 'zod';
import { button, headline, text } from '#shared/content/references.ts';

const label = z.string().min(1).max(120).describe('What the figure stands for, behind it');

const line = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('minutes').describe('`minutes`: so long something takes'),
    minutes: z.int().min(1).max(600).describe('Of minutes: how many'),
    label,
  }),
  z.strictObject({
    kind: z.literal('guarantee').describe('`guarantee`: years that the country has or the company gives'),
    of: z
      .enum(['sink', 'tap', 'law'])
      .describe('Of a guarantee: ours on sinks or taps, or the liability by law; left out where a country has none'),
    label,
  }),
]);

const note = z.strictObject({
  headline: headline.describe('What it is about'),
  text: text.describe('What is to be known of it'),
});

/** Measure lines: time spans as lines to one scale, each with its figure and what it stands for. */
export const measureLinesSchema = z.strictObject({
  headline: headline.describe('Its heading on the page'),
  text: text.nullable().default(null).describe('Paragraphs below the headline, divided by an empty line; null for none'),
  lines: z.array(line).min(1).max(4).describe('Spans of one kind: minutes or years; the longest fills the width'),
  notes: z.array(note).max(3).default([]).describe('Up to three short texts below the lines'),
  button: button.nullable().default(null).describe('A quiet link below the words; null for none'),
  ground: z.enum(['paper', 'soft']).default('paper').describe('What the section lies on'),
});
export type MeasureLinesData = z.infer<typeof measureLinesSchema>;

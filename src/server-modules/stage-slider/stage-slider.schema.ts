import { z } from 'zod';
import { autoplay } from '#shared/content/autoplay.ts';
import { button, headline, imageReference, text } from '#shared/content/references.ts';

/** M-13 stage slider: one to five large pictures, each with a headline beside it. `measure` in centimetres is drawn as the measure line. */
export const stageSliderSchema = z.strictObject({
  slides: z
    .array(
      z.strictObject({
        image: imageReference.describe('A kitchen: it stands beside the words, from edge to edge'),
        headline: headline.describe('What can be seen; on the page that it begins, the first one is its title'),
        text: text.describe('A sentence or two below'),
        measure: z
          .strictObject({
            centimetres: z.number().positive().describe('How long the line is, to scale'),
            label: z.string().describe('What is said on it'),
          })
          .nullable()
          .default(null)
          .describe('The measure that decides, drawn as the measure line'),
        button: button.describe('The way on: the one solid button of the slide'),
        secondButton: button.nullable().default(null).describe('Another way, quieter'),
      }),
    )
    .min(1)
    .max(5)
    .describe('In the order in which they are seen; one alone stands still'),
  autoplay,
});
export type StageSliderData = z.infer<typeof stageSliderSchema>;

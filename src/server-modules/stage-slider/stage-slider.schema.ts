import { z } from 'zod';
import { autoplay } from '#shared/content/autoplay.ts';
import { button, headline, imageReference, text } from '#shared/content/references.ts';

/** M-13 stage slider: one to five large pictures, each with a headline beside it. `measure` in centimetres is drawn as the measure line. */
export const stageSliderSchema = z.strictObject({
  slides: z
    .array(
      z.strictObject({
        image: imageReference,
        headline,
        text,
        measure: z.strictObject({ centimetres: z.number().positive(), label: z.string() }).nullable(),
        button,
        secondButton: button.nullable(),
      }),
    )
    .min(1)
    .max(5),
  autoplay,
});
export type StageSliderData = z.infer<typeof stageSliderSchema>;

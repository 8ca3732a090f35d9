import { z } from 'zod';
import { contentIcon } from '#server-components/content-icon.ts';
import { linkReference } from '#shared/content/references.ts';

const item = z.strictObject({
  icon: contentIcon.describe('The drawing before the label'),
  label: z
    .string()
    .min(1)
    .max(40)
    .nullable()
    .default(null)
    .describe('Where it leads, in two or three words; left out: the name that the page has in the country'),
  link: linkReference.describe('Where it leads'),
});

/** M-22 three icon bar: exactly three links, each with an icon and a short label. */
export const threeIconBarSchema = z.strictObject({
  label: z.string().min(1).max(60).describe('What the three have in common; heard by screen readers, not seen'),
  items: z.tuple([item, item, item]).describe('Exactly three'),
});
export type ThreeIconBarData = z.infer<typeof threeIconBarSchema>;

import { z } from 'zod';
import { contentLanguages } from './content-languages.ts';

const share = z.number().min(0).max(1);
const alt = z.string().trim().min(3).max(200);

/** Crops that only lifestyle pictures have; a product is never cut. */
export const crops = ['21:9', '4:5'] as const;
export type Crop = (typeof crops)[number];

/** One picture: its original, what it shows, and what is said of it to those who do not see it. */
export const mediaEntry = z.strictObject({
  /** Name below `imagery/originals`: `delta-60-s-sand-34.webp`. */
  original: z.string().regex(/^[a-z0-9][a-z0-9/_-]*\.(?:webp|png|jpg)$/),
  kind: z.enum(['product', 'lifestyle']),
  /** Product pictures: the variant that is seen, and from where. The first entry of a variant is its main picture. */
  variantKey: z.string().nullable().default(null),
  view: z.string().regex(/^[a-z0-9-]+$/).nullable().default(null),
  /** What must stay in sight when a lifestyle picture is cut, as shares of width and height from the top left. */
  focus: z.strictObject({ x: share, y: share }).default({ x: 0.5, y: 0.5 }),
  crops: z.array(z.enum(crops)).default([]),
  /** Alternative texts by language. */
  alt: z.partialRecord(z.enum(contentLanguages), alt),
});
export type MediaEntry = z.infer<typeof mediaEntry>;

/** `content/media/media.json`: every picture by its id. */
export const mediaFile = z.record(z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), mediaEntry);
export type MediaFile = z.infer<typeof mediaFile>;

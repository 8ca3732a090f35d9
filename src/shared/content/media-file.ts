import { z } from 'zod';
import { languages } from '#shared/country/countries.ts';

const share = z.number().min(0).max(1);
const alt = z.string().trim().min(3).max(200);

/**
 * One picture: what it shows, and what is said of it to those who do not see it. Editors' own pictures are a file each,
 * `content/pictures/{id}.json`; those that are rendered stand together in `content/media/media.json`.
 */
export const mediaEntry = z.strictObject({
  /** Name below `imagery/originals`, `{id}.webp` when it says nothing; the editor writes a slash in front. */
  original: z
    .string()
    .regex(/^\/?[a-z0-9][a-z0-9/_-]*\.(?:webp|png|jpe?g)$/)
    .optional(),
  /** Only lifestyle pictures are ever cut; a product keeps its 4:3 frame. */
  kind: z.enum(['product', 'detail', 'lifestyle']),
  /** Product pictures: what is seen, and from where. A variant's first picture is its main one; without a variant it belongs to all of them. */
  productKey: z.string().nullable().default(null),
  variantKey: z.string().nullable().default(null),
  view: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .nullable()
    .default(null),
  /** Kitchens: the variants that are built in; the picture joins the gallery of each. */
  shows: z.array(z.string()).default([]),
  /** What must stay in sight where a frame cuts a lifestyle picture, as shares of width and height from the top left; a product is never cut. */
  focus: z.strictObject({ x: share, y: share }).default({ x: 0.5, y: 0.5 }),
  /** Alternative texts by language. */
  alt: z.partialRecord(z.enum(languages), alt),
});
export type MediaEntry = z.infer<typeof mediaEntry>;

/** `content/media/media.json`: every picture by its id, `delta-60-s-sand--front`. */
export const mediaFile = z.record(z.string().regex(/^[a-z0-9]+(?:--?[a-z0-9]+)*$/), mediaEntry);
export type MediaFile = z.infer<typeof mediaFile>;

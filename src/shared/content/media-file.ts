import { z } from 'zod';
import { languages } from '#shared/country/countries.ts';

const share = z.number().min(0).max(1);
const alt = z.string().trim().min(3).max(200);

/**
 * One picture: its content, and its text for those who cannot see it. Editors' own pictures are a file each, `content/pictures/{id}.json`;
 * rendered ones are all in `content/media/media.json`.
 */
export const mediaEntry = z.strictObject({
  /** Name below `imagery/originals`, by default `{id}.webp`; the editor writes a leading slash. */
  original: z
    .string()
    .regex(/^\/?[a-z0-9][a-z0-9/_-]*\.(?:webp|png|jpe?g)$/)
    .optional(),
  /** Only lifestyle pictures are ever cropped; a product keeps its 4:3 frame. */
  kind: z.enum(['product', 'detail', 'lifestyle']),
  /**
   * Product pictures: the variant shown, and the view. A variant's first picture is its main one; without a variant it belongs to all of
   * them.
   */
  productKey: z.string().nullable().default(null),
  variantKey: z.string().nullable().default(null),
  view: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .nullable()
    .default(null),
  /** Kitchens: the variants in the picture, which joins the gallery of each. */
  shows: z.array(z.string()).default([]),
  /** The focal point of a cropped lifestyle picture, as shares of width and height from the top left; a product is never cropped. */
  focus: z.strictObject({ x: share, y: share }).default({ x: 0.5, y: 0.5 }),
  /** Alternative texts by language. */
  alt: z.partialRecord(z.enum(languages), alt),
});
export type MediaEntry = z.infer<typeof mediaEntry>;

/** `content/media/media.json`: every picture by its id, `delta-60-s-sand--front`. */
export const mediaFile = z.record(z.string().regex(/^[a-z0-9]+(?:--?[a-z0-9]+)*$/), mediaEntry);
export type MediaFile = z.infer<typeof mediaFile>;

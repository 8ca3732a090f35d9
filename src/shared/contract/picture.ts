import { z } from './zod.ts';

/** A picture in its named sizes (`image_640w_480h`), each as AVIF and up to a width as WebP, with a placeholder colour until it has loaded. */
export const picture = z.object({
  identifier: z.string(),
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  /** CSS colour, the mean of the picture. */
  placeholder: z.string(),
  /** CSS position of the focal point for a cropping frame; the middle by default. */
  focus: z.optional(z.string()),
  resolutions: z
    .array(z.object({ name: z.string(), width: z.int(), height: z.int(), avif: z.string(), webp: z.optional(z.string()) }))
    .check(z.minLength(1)),
});
export type Picture = z.infer<typeof picture>;

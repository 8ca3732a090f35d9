import { z } from './zod.ts';

/** A picture in its named sizes (`image_640w_480h`), each as AVIF and up to a width as WebP, with a placeholder colour until it has loaded. */
export const picture = z.object({
  identifier: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** CSS colour, the mean of the picture. */
  placeholder: z.string(),
  /** CSS position of the focal point for a cropping frame; the middle by default. */
  focus: z.string().optional(),
  resolutions: z
    .array(z.object({ name: z.string(), width: z.number().int(), height: z.number().int(), avif: z.string(), webp: z.string().optional() }))
    .min(1),
});
export type Picture = z.infer<typeof picture>;

import { z } from './zod.ts';

/** A picture in its named sizes (`image_640w_480h`), each as AVIF and WebP, with a colour to stand in until it arrives. */
export const picture = z.object({
  identifier: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** CSS colour, the mean of the picture. */
  placeholder: z.string(),
  resolutions: z
    .array(z.object({ name: z.string(), width: z.number().int(), height: z.number().int(), avif: z.string(), webp: z.string() }))
    .min(1),
});
export type Picture = z.infer<typeof picture>;

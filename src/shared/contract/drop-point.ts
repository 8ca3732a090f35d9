import { z } from './zod.ts';

/** A shop where a parcel waits for its buyer. */
export const dropPointLocation = z.object({
  id: z.string(),
  name: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
});
export type DropPointLocation = z.infer<typeof dropPointLocation>;

export const dropPoint = dropPointLocation.extend({
  /** Kilometres from the postal code that was asked about, one decimal. */
  distance: z.number(),
  /** In the reader's language, days with the same hours together: `Mo–Fr 09:00–18:30`. */
  hours: z.array(z.string()),
});
export type DropPoint = z.infer<typeof dropPoint>;

/** GET /api/droppoints: the postal code around which to look. */
export const dropPointQuery = z.object({
  postalCode: z.string().trim().min(1, 'general.validation.required').max(20, 'general.validation.tooLong'),
});

/** The answer: the closest points, the nearest first. */
export const dropPointAnswer = z.object({ points: z.array(dropPoint) });

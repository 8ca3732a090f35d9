import { filled } from './text.ts';
import { z } from './zod.ts';

/** A shop where a parcel waits for its buyer. */
export const dropPointLocation = z.object({
  id: z.string(),
  name: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
});

export const dropPoint = z.extend(dropPointLocation, {
  /** Kilometres from the requested postal code, one decimal. */
  distance: z.number(),
  /** In the reader's language, days with the same hours grouped: `Mo–Fr 09:00–18:30`. */
  hours: z.array(z.string()),
});
export type DropPoint = z.infer<typeof dropPoint>;

/** GET /api/droppoints: the postal code to search around. */
export const dropPointQuery = z.object({
  postalCode: filled(20),
});

/** The response: the closest drop points, the nearest first. */
export const dropPointAnswer = z.object({ points: z.array(dropPoint) });

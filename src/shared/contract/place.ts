import { z } from './zod.ts';

/** GET /api/places: what was typed of a place, a name or a postal code; two characters at least. */
export const placeQuery = z.object({
  query: z.string().normalize('NFKC').trim().min(2, 'general.validation.required').max(80, 'general.validation.tooLong'),
});

/** A place of the site's country. */
export const place = z.object({
  /** As the field shows it once it was chosen: `50667 Köln`, `Köln`. */
  label: z.string(),
  name: z.string(),
  /** The code, or as much of it as is known of the place: `50`; null where a name was typed. */
  postalCode: z.string().nullable(),
  /** State, canton or province, in the site's language where it is known there: tells apart what has one name. */
  region: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
});
export type Place = z.infer<typeof place>;

/** The answer: a few places, the likeliest first; those of one name by how many people live there. */
export const placeAnswer = z.object({ places: z.array(place) });

import { measured } from './text.ts';
import { z } from './zod.ts';

/** GET /api/places: the typed name or postal code of a place; at least two characters. */
export const placeQuery = z.object({
  query: measured(80).check(
    z.normalize('NFKC'),
    z.trim(),
    z.minLength(2, 'general.validation.required'),
    z.maxLength(80, 'general.validation.tooLong'),
  ),
});

/** A place of the site's country. */
export const place = z.object({
  /** The text of the field once it is chosen: `50667 Köln`, `Köln`. */
  label: z.string(),
  name: z.string(),
  /** The code, or its known prefix: `50`; null if a name was typed. */
  postalCode: z.nullable(z.string()),
  /** State, canton or province, in the site's language if it is known: distinguishes places of one name. */
  region: z.nullable(z.string()),
  latitude: z.number(),
  longitude: z.number(),
});
export type Place = z.infer<typeof place>;

/** The response: a few places, the likeliest first; those of one name by population. */
export const placeAnswer = z.object({ places: z.array(place) });

import { z } from 'zod';

/** A legal or trade rule and its source, so that it can be verified again. `checked` is the day on which somebody read it there; null: written from general knowledge, unverified. */
export const lawSource = z.strictObject({ note: z.string(), url: z.url(), checked: z.iso.date().nullable() });

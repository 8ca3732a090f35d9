import { z } from 'zod';

/** A rule of law or trade and where it is written, so that somebody can check it again. `checked` is the day on which somebody read it there; null: written from knowledge, nobody has. */
export const lawSource = z.strictObject({ note: z.string(), url: z.url(), checked: z.iso.date().nullable() });

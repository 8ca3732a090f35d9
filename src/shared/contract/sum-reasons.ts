import { money } from './money.ts';
import { z } from './zod.ts';

/** What the lines of a total rest on, for whoever asks why they are so (K-02). */
export const sumReasons = z.object({
  /** Pieces that the goods' value counts. */
  pieces: z.number().int(),
  /** When shipping is free: from which value of the goods, and what is missing to it (null: reached). Null: the way has one price. */
  shipping: z.object({ freeFrom: money, missing: money.nullable() }).nullable(),
  tax: z.object({
    label: z.string(),
    /** What it lies on: with the tax in it where prices hold it, else without. */
    base: money,
    /** The state or province whose rate counts; null where the country has one rate, or nobody knows the address yet. */
    region: z.string().nullable(),
    /** The address will decide on the rate. */
    isOpen: z.boolean(),
    /** The rate holds the average of what the places of the region add. */
    isAverage: z.boolean(),
  }),
});
export type SumReasons = z.infer<typeof sumReasons>;

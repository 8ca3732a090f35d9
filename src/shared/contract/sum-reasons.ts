import { money } from './money.ts';
import { z } from './zod.ts';

/** Explanations for the lines of a total (K-02). */
export const sumReasons = z.object({
  /** The number of pieces in the goods' value. */
  pieces: z.int(),
  /** When shipping is free: the threshold of the goods' value, and what is missing (null: reached). Null: the method has a fixed price. */
  shipping: z.nullable(z.object({ freeFrom: money, missing: z.nullable(money) })),
  tax: z.object({
    label: z.string(),
    /** The taxable amount: including the tax where prices do, else without. */
    base: money,
    /** The state or province whose rate applies; null if the country has one rate, or the address is not known yet. */
    region: z.nullable(z.string()),
    /** The rate depends on an address that is not known yet. */
    isOpen: z.boolean(),
    /** The region lies outside the tax territory: taxes and duties of its own fall due on delivery. */
    isImport: z._default(z.boolean(), false),
    /** The rate includes the average of local taxes in the region. */
    isAverage: z.boolean(),
  }),
});
export type SumReasons = z.infer<typeof sumReasons>;

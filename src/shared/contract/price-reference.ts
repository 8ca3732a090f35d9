import { z } from './zod.ts';

/** The reference of a reduced price: the lowest of the 30 days before the reduction began (Y-04). */
export const priceReference = z.object({
  /** Formatted for the locale. */
  value: z.string(),
  rawValue: z.int(),
  /** The label: `Lowest price of the last 30 days before the reduction:`. */
  label: z.string(),
  /** The last day of the reduction; null: while stocks last. */
  until: z.nullable(z.string()),
});

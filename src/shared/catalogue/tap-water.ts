import { z } from 'zod';

/** The maximum flow of a tap with so many stars by AS/NZS 6400, in tenths of a litre per minute. */
const mostOfStars: Readonly<Record<number, number>> = { 6: 45, 5: 60, 4: 75, 3: 90, 2: 120, 1: 160 };

/**
 * The water rating that Australia requires with every tap: stars, litres per minute in tenths, and its number in the register; null before
 * it has one.
 */
const welsRating = z
  .strictObject({ stars: z.number().int().min(1).max(6), flow: z.number().int().positive(), registration: z.string().min(1).nullable() })
  .refine(({ stars, flow }) => flow <= (mostOfStars[stars] ?? 0) && flow > (mostOfStars[stars + 1] ?? 0), {
    path: ['stars'],
    message: 'are not those of the flow',
  });
export type WelsRating = z.infer<typeof welsRating>;

/** Data of a tap for water regulations. They do not affect pictures, so they are not part of the facts. */
export const tapWater = z.strictObject({
  /** Flow in tenths of a litre per minute with the flow regulator for countries with a lower limit, at any pressure; omitted if none can be fitted. */
  regulated: z.number().int().positive().optional(),
  /** Omitted if it has no rating. */
  wels: welsRating.optional(),
});
export type TapWater = z.infer<typeof tapWater>;

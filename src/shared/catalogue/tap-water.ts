import { z } from 'zod';

/** The most that a tap of so many stars lets through by AS/NZS 6400, in tenths of a litre a minute. */
const mostOfStars: Readonly<Record<number, number>> = { 6: 45, 5: 60, 4: 75, 3: 90, 2: 120, 1: 160 };

/** The water rating that Australia wants beside every tap: stars, litres a minute in tenths, and its number in the register; null before it has one. */
const welsRating = z
  .strictObject({ stars: z.number().int().min(1).max(6), flow: z.number().int().positive(), registration: z.string().min(1).nullable() })
  .refine(({ stars, flow }) => flow <= (mostOfStars[stars] ?? 0) && flow > (mostOfStars[stars + 1] ?? 0), {
    path: ['stars'],
    message: 'are not those of the flow',
  });
export type WelsRating = z.infer<typeof welsRating>;

/** What laws about water want to know of a tap. It changes nothing that a picture shows, so it is none of its facts. */
export const tapWater = z.strictObject({
  /** Tenths of a litre a minute that it lets through with the flow regulator that it gets where a law wants less, at any pressure; left out where none can be fitted. */
  regulated: z.number().int().positive().optional(),
  /** Left out where it has no rating. */
  wels: welsRating.optional(),
});
export type TapWater = z.infer<typeof tapWater>;

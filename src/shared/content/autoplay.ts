import { z } from 'zod';

const standardMs = 4000;

/** Whether slides go on by themselves: milliseconds that one stays; `true` is 4000, `false` or 0 stands still (M-45). */
export const autoplay = z
  .union([z.boolean(), z.number().int().nonnegative()])
  .default(false)
  .describe('Milliseconds that a slide stays; true is 4000, false or 0 stands still')
  .transform((wish) => (wish === true ? standardMs : Number(wish)));

import { z } from './zod.ts';

/** GET /consumer/ as far as the shop's own screens read it. */
export const profile = z.object({ email: z.string() });

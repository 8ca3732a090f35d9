import { z } from './zod.ts';

/** POST /carts/protect/ and GET /carts/protect/verify */
export const protection = z.object({ isProtected: z.literal(true) });

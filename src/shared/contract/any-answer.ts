import { z } from './zod.ts';

/** An answer that its caller does not look at. Browsers load this, never `z` itself: then all of zod would come along (65 kB). */
export const anyAnswer = z.unknown();

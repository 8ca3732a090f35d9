import { z } from './zod.ts';

/** A response that its caller does not read. Browsers import this, never `z` itself, which would pull in all of zod (65 kB). */
export const anyAnswer = z.unknown();

import { z } from 'zod';

const standardMs = 4000;

// An editor writes milliseconds alone; a CMS may say only whether slides move.
const inMilliseconds = (value: unknown): unknown => (typeof value === 'boolean' ? Number(value) * standardMs : value);

const milliseconds = z.number().int().nonnegative().default(0).describe('Milliseconds that a slide stays, usually 4000; 0 stands still');

/** Whether slides go on by themselves: milliseconds that one stays; `true` is 4000, `false` or 0 stands still (M-45). */
export const autoplay = z.preprocess(inMilliseconds, milliseconds);

import { z } from 'zod';

const standardMs = 4000;

// Editors write only milliseconds; a CMS may only say whether slides advance.
const inMilliseconds = (value: unknown): unknown => (typeof value === 'boolean' ? Number(value) * standardMs : value);

const milliseconds = z.number().int().nonnegative().default(0).describe('Milliseconds that a slide stays, usually 4000; 0 stands still');

/** Whether slides advance automatically: milliseconds per slide; `true` is 4000, `false` or 0 means no autoplay (M-45). */
export const autoplay = z.preprocess(inMilliseconds, milliseconds);

import { z } from 'zod';

/** Whether slides go on by themselves, and how long each stays (M-45): one way to say it, which every editor can. */
export const autoplay = z.number().int().nonnegative().default(0).describe('Milliseconds that a slide stays, usually 4000; 0 stands still');

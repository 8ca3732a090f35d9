import { z } from 'zod';
import { headline } from '#shared/content/references.ts';

/** M-23 last seen: the products that a visitor viewed last, stored in their browser only. */
export const lastSeenSchema = z.strictObject({
  headline: headline.describe('Says what the row is: Seen last. It is shown only where something is in it'),
});
export type LastSeenData = z.infer<typeof lastSeenSchema>;

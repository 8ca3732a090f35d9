import { z } from './zod.ts';

/** A request in its sender's account export; `fields` are as they were typed. */
export const ownContactRequest = z.object({
  requestId: z.string(),
  createdAt: z.int(),
  fields: z.record(z.string(), z.string()),
  attachments: z.array(z.object({ name: z.string(), mediaType: z.string(), size: z.int() })),
});

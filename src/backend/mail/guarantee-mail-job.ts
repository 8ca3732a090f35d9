import { z } from 'zod';
import { email as mailbox } from '#shared/contract/rules.ts';
import { site } from './mail-job.ts';

/** The mail about a registered product as it waits in the outbox; days are `2026-11-14`. */
export const guaranteeMailJob = z.object({
  site,
  to: mailbox,
  registrationId: z.string(),
  /** Name and finish, in the reader's language. */
  product: z.string(),
  sku: z.string().nullable(),
  purchasedOn: z.string(),
  guaranteeEnds: z.string(),
  /** Where its button leads: a path of the shop. */
  link: z.string().startsWith('/'),
});
export type GuaranteeMailJob = z.infer<typeof guaranteeMailJob>;

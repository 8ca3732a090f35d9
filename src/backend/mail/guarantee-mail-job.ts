import { z } from 'zod';
import { email as mailbox } from '#shared/contract/rules.ts';
import { site } from './mail-job.ts';

/** A queued mail about a registered product; dates are `2026-11-14`. */
export const guaranteeMailJob = z.object({
  site,
  to: mailbox,
  registrationId: z.string(),
  /** Name and finish, in the reader's language. */
  product: z.string(),
  sku: z.string().nullable(),
  purchasedOn: z.string(),
  guaranteeEnds: z.string(),
  /** The target of its button: a path of the shop. */
  link: z.string().startsWith('/'),
});
export type GuaranteeMailJob = z.infer<typeof guaranteeMailJob>;

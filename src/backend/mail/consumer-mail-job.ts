import { z } from 'zod';
import { salutations } from '#shared/contract/address.ts';
import { email as mailbox } from '#shared/contract/rules.ts';
import { site } from './mail-job.ts';

/** The mails about an account, and the one that asks to confirm a newsletter. */
const consumerMails = [
  'account-confirm',
  'account-known',
  'password-reset',
  'password-changed',
  'account-deleted',
  'email-change',
  'email-asked',
  'email-changed',
  'newsletter-confirm',
] as const;

/** A queued mail about an account. */
export const consumerMailJob = z.object({
  template: z.enum(consumerMails),
  site,
  to: mailbox,
  /** The person addressed; empty names if unknown. */
  person: z.object({ salutation: z.enum(salutations), firstName: z.string(), lastName: z.string() }),
  /** The target of its button: a path of the shop. */
  link: z.string().startsWith('/').optional(),
  /** The one-time password that it shows. */
  code: z.string().optional(),
});
export type ConsumerMailJob = z.infer<typeof consumerMailJob>;

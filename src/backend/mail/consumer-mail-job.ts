import { z } from 'zod';
import { salutations } from '#shared/contract/address.ts';
import { email as mailbox } from '#shared/contract/rules.ts';
import { site } from './mail-job.ts';

/** The mails about an account, and the one that asks whether a newsletter is wanted. */
export const consumerMails = [
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

/** A mail about an account as it waits in the outbox. */
export const consumerMailJob = z.object({
  template: z.enum(consumerMails),
  site,
  to: mailbox,
  /** Whom it addresses; empty names where nobody is known. */
  person: z.object({ salutation: z.enum(salutations), firstName: z.string(), lastName: z.string() }),
  /** Where its button leads: a path of the shop. */
  link: z.string().startsWith('/').optional(),
  /** The one-time password that it shows. */
  code: z.string().optional(),
});
export type ConsumerMailJob = z.infer<typeof consumerMailJob>;

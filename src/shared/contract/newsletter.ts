import { captchaField } from './captcha.ts';
import { email } from './rules.ts';
import { mailedKey } from './text.ts';
import { z } from './zod.ts';

/** POST /consumer/newsletter/subscribe: a mail asks the mailbox's owner to confirm. Only one's own verified mailbox needs no captcha. */
export const subscribeBody = z.strictObject({ email, captcha: captchaField });

/** POST /consumer/newsletter/confirm and /unsubscribe: the parameters of a mailed link. */
export const subscriptionBody = z.strictObject({
  id: z.uuid('general.validation.notValid'),
  key: mailedKey,
});
export type Subscription = z.output<typeof subscriptionBody>;

/** The state of a subscription: none or ended, waiting for its confirmation, or confirmed. */
export const newsletterStates = ['NONE', 'ASKED', 'CONFIRMED'] as const;
export type NewsletterState = (typeof newsletterStates)[number];
export const newsletterAnswer = z.object({ state: z.enum(newsletterStates) });

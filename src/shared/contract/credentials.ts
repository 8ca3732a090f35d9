import { email, password, typedPassword } from './rules.ts';
import { mailedKey } from './text.ts';
import { z } from './zod.ts';

/** POST /consumer/password: a new password, for a caller who knows the old one. */
export const changePasswordBody = z.strictObject({ currentPassword: typedPassword, password });
export type ChangePassword = z.output<typeof changePasswordBody>;

/** POST /consumer/email: another email address; it counts once its mailbox is verified. */
export const changeEmailBody = z.strictObject({ email, currentPassword: typedPassword });
export type ChangeEmail = z.output<typeof changeEmailBody>;

/** POST /consumer/email/confirm and /consumer/email/stop: the parameters of a mailed link, to the new address or to the old one. */
export const mailedLink = z.strictObject({
  id: z.uuid('general.validation.notValid'),
  key: mailedKey,
});
export type MailedLink = z.output<typeof mailedLink>;

export const passwordChanged = z.object({ isChanged: z.literal(true) });

export const emailStopped = z.object({ isStopped: z.literal(true) });

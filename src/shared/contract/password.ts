import { email, password } from './rules.ts';
import { mailedKey, measured } from './text.ts';
import { z } from './zod.ts';

/**
 * POST /consumer/initiate-reset-password: the query. `shopLanguagePath` is the root of the requesting page, `/fr/`: it determines the
 * mail's language.
 */
export const forgotQuery = z.object({ email, shopLanguagePath: z._default(measured(40).check(z.maxLength(40)), '/') });

/** POST /consumer/reset-password: `trxId` and `trnxId` of the mail's link. */
export const resetBody = z.strictObject({
  password,
  trxId: z.uuid('general.validation.notValid'),
  trnxId: mailedKey,
});
export type Reset = z.output<typeof resetBody>;

/** The response: every login has ended, the new password is valid. */
export const passwordReset = z.object({ isReset: z.literal(true) });

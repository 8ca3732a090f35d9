import { email, typedPassword } from './rules.ts';
import { measured } from './text.ts';
import { z } from './zod.ts';

/** POST /consumer/login: the query. `redirect` is where a no-script form goes next, a path of this shop. */
export const loginQuery = z.object({
  rememberMe: z._default(z.enum(['true', 'false']), 'false'),
  redirect: z.optional(measured(2000).check(z.maxLength(2000))),
});

/** POST /consumer/login: the body; a no-script form names its checkbox `rememberMe`. */
export const loginBody = z.strictObject({
  email,
  password: typedPassword,
  rememberMe: z.optional(z.enum(['on', 'true', 'false'])),
});
export type Login = z.output<typeof loginBody>;

export const loggedIn = z.object({ isLoggedIn: z.literal(true) });
export const loggedOut = z.object({ isLoggedOut: z.literal(true) });

/** GET /consumer/sessions: every login of the account, the newest first. Times are epoch milliseconds. */
export const sessions = z.object({
  sessions: z.array(
    z.object({
      sessionId: z.string(),
      /** The browser's own description. */
      device: z.string(),
      createdAt: z.int(),
      seenAt: z.int(),
      expiresAt: z.int(),
      isRemembered: z.boolean(),
      isCurrent: z.boolean(),
    }),
  ),
});
export type Sessions = z.infer<typeof sessions>;

/** POST /consumer/sessions/end */
export const endSessionBody = z.strictObject({ sessionId: z.uuid('general.validation.notValid') });

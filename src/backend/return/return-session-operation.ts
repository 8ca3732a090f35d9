import 'server-only';
import type { Context, Handler } from 'hono';
import { operation, type RestEnv, readToken, setTokenCookie } from '#backend/rest/rest.ts';
import { returnSessionAnswer } from '#shared/contract/return.ts';
import type { z } from '#shared/contract/zod.ts';
import type { Site } from '#shared/country/site.ts';
import { noScriptPathTo } from '#shared/routes/paths.ts';
import { presentReturnSession } from './present-return-session.ts';

type Facts<Body> = { summary: string; description?: string; body?: Body; errors?: Record<string, number> };
type Sent<Body> = Body extends z.ZodMiniType ? z.output<Body> : undefined;

/** The response of every return session call: its current state, for a no-script form the document. */
export const returnSessionCall = {
  answer: returnSessionAnswer,
  next: (_: unknown, site: Site): string => noScriptPathTo(site, 'returnOrder'),
};

/** A call that starts a return session for this browser: `open` returns its token. */
export const startsReturnSession = <Body extends z.ZodMiniType>(
  facts: Facts<Body>,
  open: (c: Context<RestEnv>, body: Sent<Body>) => Promise<string>,
): Handler<RestEnv> =>
  operation({ ...returnSessionCall, ...facts }, async (c, { body }) => {
    const token = await open(c, body as Sent<Body>);
    setTokenCookie(c, 'return', token);
    return presentReturnSession(token);
  });

/** A call that changes the return session of this browser. */
export const changesReturnSession = <Body extends z.ZodMiniType | undefined = undefined>(
  facts: Facts<Body>,
  change: (token: string | undefined, body: Sent<Body>, c: Context<RestEnv>) => Promise<unknown>,
): Handler<RestEnv> =>
  operation({ ...returnSessionCall, ...facts }, async (c, { body }) => {
    const token = readToken(c, 'return');
    await change(token, body as Sent<Body>, c);
    return presentReturnSession(token);
  });

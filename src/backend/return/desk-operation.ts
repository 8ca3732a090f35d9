import 'server-only';
import type { Context, Handler } from 'hono';
import type { z } from 'zod';
import { keepToken, operation, type RestEnv, readToken } from '#backend/rest/rest.ts';
import { returnDesk } from '#shared/contract/return.ts';
import type { Site } from '#shared/country/site.ts';
import { plainPathTo } from '#shared/routes/paths.ts';
import { presentDesk } from './present-desk.ts';

type Facts<Body> = { summary: string; body?: Body; refusals?: Record<string, number> };
type Sent<Body> = Body extends z.ZodType ? z.output<Body> : undefined;

/** What every call about a desk answers: what it shows now, to a plain form as its document. */
export const ofDesk = { answer: returnDesk, next: (_: unknown, site: Site): string => plainPathTo(site, 'returnOrder') };

/** A call that opens a desk for this browser: `open` answers its token. */
export const opensDesk = <Body extends z.ZodType>(
  facts: Facts<Body>,
  open: (c: Context<RestEnv>, body: Sent<Body>) => Promise<string>,
): Handler<RestEnv> =>
  operation({ ...ofDesk, ...facts }, async (c, { body }) => {
    const token = await open(c, body as Sent<Body>);
    keepToken(c, 'return', token);
    return presentDesk(token);
  });

/** A call that changes the desk of this browser. */
export const changesDesk = <Body extends z.ZodType | undefined = undefined>(
  facts: Facts<Body>,
  change: (token: string | undefined, body: Sent<Body>, c: Context<RestEnv>) => Promise<unknown>,
): Handler<RestEnv> =>
  operation({ ...ofDesk, ...facts }, async (c, { body }) => {
    const token = readToken(c, 'return');
    await change(token, body as Sent<Body>, c);
    return presentDesk(token);
  });

import 'server-only';
import { Hono } from 'hono';
import { operation } from '#backend/rest/operation.ts';
import type { RestEnv } from '#backend/rest/rest-env.ts';
import { keepToken, readToken } from '#backend/rest/token-cookie.ts';
import { confirmOpenBody, openStatementBody, returnDesk } from '#shared/contract/return.ts';
import type { Site } from '#shared/country/site.ts';
import { plainPathTo } from '#shared/routes/paths.ts';
import { limitDeclaring } from './find-limit.ts';
import { confirmOpen, reopenOpen, stateOpen } from './open-withdrawal.ts';
import { plainReturnForm } from './plain-return-form.ts';
import { presentDesk } from './present-desk.ts';

const ofDesk = { answer: returnDesk, next: (_: unknown, site: Site): string => plainPathTo(site, 'returnOrder') };
const changed = { StatementChangedException: 409 };

/** Everything below /returns/open: a withdrawal counts although its order is not found (Y-01). */
export const openWithdrawalRoutes = new Hono<RestEnv>()
  .post(
    '/statement',
    plainReturnForm,
    operation(
      {
        ...ofDesk,
        summary: 'The first step without an order: says who withdraws from what; nothing is declared yet.',
        body: openStatementBody,
        refusals: { ReturnNotPossibleException: 409 },
      },
      async (c, { body }) => {
        const token = await stateOpen(c.get('site'), body);
        keepToken(c, 'return', token);
        return presentDesk(token);
      },
    ),
  )
  .post(
    '/confirm',
    plainReturnForm,
    operation(
      {
        ...ofDesk,
        summary: 'The second step: declares it, once however often it is repeated; its receipt goes out by mail.',
        body: confirmOpenBody,
        refusals: changed,
      },
      async (c, { body }) => {
        await limitDeclaring(c);
        const token = readToken(c, 'return');
        await confirmOpen(c.get('site'), token, body.statementKey);
        return presentDesk(token);
      },
    ),
  )
  .post(
    '/edit',
    plainReturnForm,
    operation({ ...ofDesk, summary: 'Goes back to the first step.', refusals: changed }, async (c) => {
      const token = readToken(c, 'return');
      await reopenOpen(token);
      return presentDesk(token);
    }),
  );

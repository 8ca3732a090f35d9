import 'server-only';
import { Hono } from 'hono';
import { requireCaptcha } from '#backend/captcha/captcha.ts';
import type { RestEnv } from '#backend/rest/rest.ts';
import { confirmOpenBody, openStatementBody } from '#shared/contract/return.ts';
import { changesDesk, opensDesk } from './desk-operation.ts';
import { limitDeclaring, mayMailReceipt } from './find-limit.ts';
import { addresseeOfOpen, confirmOpen, reopenOpen, stateOpen } from './open-withdrawal.ts';
import { plainReturnForm } from './plain-return-form.ts';

const changed = { StatementChangedException: 409 };

/** Everything below /returns/open: a withdrawal counts although its order is not found (Y-01). */
export const openWithdrawalRoutes = new Hono<RestEnv>()
  .post(
    '/statement',
    plainReturnForm,
    opensDesk(
      {
        summary: 'The first step without an order: says who withdraws from what; nothing is declared yet.',
        body: openStatementBody,
        refusals: { ReturnNotPossibleException: 409, CaptchaException: 400 },
      },
      async (c, { captcha, ...told }) => {
        await requireCaptcha(c, captcha);
        return stateOpen(c.get('site'), told);
      },
    ),
  )
  .post(
    '/confirm',
    plainReturnForm,
    changesDesk(
      {
        summary: 'The second step: declares it, once however often it is repeated; its receipt goes out by mail.',
        body: confirmOpenBody,
        refusals: changed,
      },
      async (token, { statementKey }, c) => {
        const email = await addresseeOfOpen(token);
        await limitDeclaring(c);
        await confirmOpen(c.get('site'), token, statementKey, await mayMailReceipt(email));
      },
    ),
  )
  .post('/edit', plainReturnForm, changesDesk({ summary: 'Goes back to the first step.', refusals: changed }, reopenOpen));

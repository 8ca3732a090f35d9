import 'server-only';
import { Hono } from 'hono';
import { requireCaptcha } from '#backend/captcha/captcha.ts';
import type { RestEnv } from '#backend/rest/rest.ts';
import { confirmOpenBody, openStatementBody } from '#shared/contract/return.ts';
import { limitDeclaring, mayMailReceipt } from './find-limit.ts';
import { noScriptReturnForm } from './no-script-return-form.ts';
import { addresseeOfOpen, confirmOpen, reopenOpen, submitOpenStatement } from './open-withdrawal.ts';
import { changesReturnSession, startsReturnSession } from './return-session-operation.ts';

const changed = { StatementChangedException: 409 };

/** Everything below /returns/open: a withdrawal counts even if its order is not found (Y-01). */
export const openWithdrawalRoutes = new Hono<RestEnv>()
  .post(
    '/statement',
    noScriptReturnForm,
    startsReturnSession(
      {
        summary: 'The first step without an order: says who withdraws from what; nothing is declared yet.',
        body: openStatementBody,
        errors: { ReturnNotPossibleException: 409, CaptchaException: 400 },
      },
      async (c, { captcha, ...statement }) => {
        await requireCaptcha(c, captcha);
        return submitOpenStatement(c.get('site'), statement);
      },
    ),
  )
  .post(
    '/confirm',
    noScriptReturnForm,
    changesReturnSession(
      {
        summary: 'The second step: declares it, once however often it is repeated; its receipt goes out by mail.',
        body: confirmOpenBody,
        errors: changed,
      },
      async (token, { statementKey }, c) => {
        const email = await addresseeOfOpen(token);
        await limitDeclaring(c);
        await confirmOpen(c.get('site'), token, statementKey, await mayMailReceipt(email));
      },
    ),
  )
  .post('/edit', noScriptReturnForm, changesReturnSession({ summary: 'Goes back to the first step.', errors: changed }, reopenOpen));

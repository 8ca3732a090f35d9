import 'server-only';
import { Hono } from 'hono';
import { requireCaptcha } from '#backend/captcha/captcha.ts';
import type { RestEnv } from '#backend/rest/rest.ts';
import { confirmOpenBody, openStatementBody } from '#shared/contract/return.ts';
import { limitDeclaring, receiptBudget } from './find-limit.ts';
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
        summary: 'First step of a withdrawal without an order: states who withdraws from what.',
        description: 'For an order that was not found. Nothing is declared yet. It sets the cookie of the session.',
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
        summary: 'Second step of a withdrawal without an order: declares it.',
        description: 'It is declared exactly once, however often the call is repeated. A receipt is mailed.',
        body: confirmOpenBody,
        errors: changed,
      },
      async (token, { statementKey }, c) => {
        const email = await addresseeOfOpen(token);
        await limitDeclaring(c);
        await receiptBudget.spend(email, (mayMail) => confirmOpen(c.get('site'), token, statementKey, mayMail));
      },
    ),
  )
  .post(
    '/edit',
    noScriptReturnForm,
    changesReturnSession({ summary: 'Goes back to the first step of a withdrawal without an order.', errors: changed }, reopenOpen),
  );

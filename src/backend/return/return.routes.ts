import 'server-only';
import { Hono } from 'hono';
import { database } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { siteOfOrder } from '#backend/order/order.ts';
import { clearTokenCookie, operation, type RestEnv, readToken } from '#backend/rest/rest.ts';
import { confirmReturnBody, findReturnBody, returnSessionAnswer, statementBody } from '#shared/contract/return.ts';
import { z } from '#shared/contract/zod.ts';
import { limitFinding, receiptBudget } from './find-limit.ts';
import { noScriptReturnForm } from './no-script-return-form.ts';
import { openWithdrawalRoutes } from './open-withdrawal.routes.ts';
import { hasLabel, presentReturn } from './present-return.ts';
import { presentReturnSession } from './present-return-session.ts';
import { labelOf } from './return-label.ts';
import { reopenStatement, startReturnSession, submitStatement } from './return-session.ts';
import { changesReturnSession, returnSessionCall, startsReturnSession } from './return-session-operation.ts';
import { confirmReturn, getReturn, orderOfReturn } from './returns.ts';

const notFound = { OrderNotFoundException: 404 };

/** Everything below /returns (O-05, Y-01). A return session is one browser's return while it is being written. */
export const returnRoutes = new Hono<RestEnv>()
  .post(
    '/find',
    noScriptReturnForm,
    startsReturnSession(
      {
        summary: 'Starts a return session for an order.',
        description: 'It takes the number and the email address of the order, and sets the cookie of the session.',
        body: findReturnBody,
        errors: { ...notFound, CaptchaException: 400 },
      },
      async (c, body) => {
        await limitFinding(c, body);
        return startReturnSession(body);
      },
    ),
  )
  .post(
    '/statement',
    noScriptReturnForm,
    changesReturnSession(
      {
        summary: 'First step of a return: states what comes back, and by which right.',
        description: 'Nothing is declared yet.',
        body: statementBody,
        errors: { ...notFound, ReturnNotPossibleException: 409 },
      },
      submitStatement,
    ),
  )
  .post(
    '/confirm',
    noScriptReturnForm,
    changesReturnSession(
      {
        summary: 'Second step of a return: declares the statement.',
        description: 'It is declared exactly once, however often the call is repeated. A receipt is mailed.',
        body: confirmReturnBody,
        errors: { ...notFound, StatementChangedException: 409, ReturnNotPossibleException: 409 },
      },
      async (token, body) => {
        const { statementKey, email } = body;
        if (email === undefined) await confirmReturn(token, { statementKey });
        else
          await receiptBudget.spend(email, async (mayMail) => {
            // Too many receipts to that address: this one goes to the order's own.
            const { isNew } = await confirmReturn(token, mayMail ? body : { statementKey });
            return { isMailed: isNew && mayMail };
          });
      },
    ),
  )
  .post(
    '/edit',
    noScriptReturnForm,
    changesReturnSession({ summary: 'Goes back to the first step of a return.', errors: notFound }, reopenStatement),
  )
  .post(
    '/leave',
    operation({ ...returnSessionCall, summary: 'Ends the return session of this browser.' }, (c) => {
      clearTokenCookie(c, 'return');
      return presentReturnSession(undefined);
    }),
  )
  .route('/open', openWithdrawalRoutes)
  .get(
    '/mine',
    operation(
      {
        summary: 'Returns the return session of this browser.',
        description: 'It is empty where there is none.',
        answer: returnSessionAnswer,
      },
      (c) => presentReturnSession(readToken(c, 'return')),
    ),
  )
  .get(
    '/:secret/label.pdf',
    operation(
      {
        summary: 'Returns the parcel label of a return as PDF.',
        description: 'Its path is the secret: anyone who has it may read it.',
        path: z.object({
          secret: z.string().check(
            z.meta({
              description: 'The secret of the return, from its `labelUrl`.',
              examples: ['q1d0E8fPzvJm3c5yQb7nT2kLwX9aRgHsUoViYtNeKxM'],
            }),
          ),
        }),
        answer: { file: 'application/pdf' },
        errors: { ReturnNotFoundException: 404 },
      },
      async (c, { path }) => {
        const row = await getReturn(database, path);
        if (!hasLabel(row)) throw new DomainError('ReturnNotFoundException', 404, {}, 'This return has no label');
        const order = await orderOfReturn(database, row);
        const pdf = await labelOf(siteOfOrder(order), order, await presentReturn(database, row));
        const name = `attachment; filename="${row.returnId}.pdf"`;
        return c.body(pdf, 200, { 'content-type': 'application/pdf', 'content-disposition': name, 'x-robots-tag': 'noindex' });
      },
    ),
  );

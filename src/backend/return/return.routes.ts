import 'server-only';
import { Hono } from 'hono';
import { database } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { siteOfOrder } from '#backend/order/order.ts';
import { clearTokenCookie, operation, type RestEnv, readToken } from '#backend/rest/rest.ts';
import { confirmReturnBody, findReturnBody, returnSessionAnswer, statementBody } from '#shared/contract/return.ts';
import { z } from '#shared/contract/zod.ts';
import { limitFinding, mayMailReceipt } from './find-limit.ts';
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
        summary: "Opens a desk for whoever knows an order's number and address.",
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
        summary: 'The first step: says what comes back, by which right; nothing is declared yet.',
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
        summary: 'The second step: declares the statement that was read, once however often it is repeated; its receipt goes out by mail.',
        body: confirmReturnBody,
        errors: { ...notFound, StatementChangedException: 409, ReturnNotPossibleException: 409 },
      },
      async (token, body) => {
        // Too many receipts to that address: this one goes to the order's own.
        const isOwn = body.email === undefined || !(await mayMailReceipt(body.email));
        await confirmReturn(token, { ...body, email: isOwn ? undefined : body.email });
      },
    ),
  )
  .post('/edit', noScriptReturnForm, changesReturnSession({ summary: 'Goes back to the first step.', errors: notFound }, reopenStatement))
  .post(
    '/leave',
    operation({ ...returnSessionCall, summary: 'Forgets the desk.' }, (c) => {
      clearTokenCookie(c, 'return');
      return presentReturnSession(undefined);
    }),
  )
  .route('/open', openWithdrawalRoutes)
  .get(
    '/mine',
    operation({ summary: 'The desk of this browser; an empty one where there is none.', answer: returnSessionAnswer }, (c) =>
      presentReturnSession(readToken(c, 'return')),
    ),
  )
  .get(
    '/:secret/label.pdf',
    operation(
      {
        summary: 'The parcel label of a return, for whoever knows its secret.',
        path: z.object({
          secret: z.string().meta({
            description: 'The secret of the return, from its `labelUrl`.',
            examples: ['q1d0E8fPzvJm3c5yQb7nT2kLwX9aRgHsUoViYtNeKxM'],
          }),
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

import 'server-only';
import { Hono } from 'hono';
import { requireCaptcha } from '#backend/captcha/captcha.ts';
import { database } from '#backend/database/database.ts';
import { findOrder } from '#backend/order/order.ts';
import { keyOf, operation, type RestEnv, readBody } from '#backend/rest/rest.ts';
import { accountExport, deleteBody, deleted, deletion, fromOrderBody } from '#shared/contract/account.ts';
import { accountOverview } from '#shared/contract/account-overview.ts';
import { mailSent } from '#shared/contract/registration.ts';
import { hrefTo } from '#shared/country/site.ts';
import { noScriptPathTo } from '#shared/routes/paths.ts';
import { countMailRequest } from './attempts.ts';
import { deleteAccount, requireDeleteWord } from './delete-account.ts';
import { hasJustDeleted, setDeletionCookie } from './deletion-note.ts';
import { exportAccount } from './export-account.ts';
import { markDevice } from './known-device.ts';
import { noScriptAccountForm } from './no-script-account-form.ts';
import { noScriptVisitorForm } from './no-script-visitor-form.ts';
import { presentOverview } from './overview.ts';
import { registerFromOrder } from './register-from-order.ts';
import { logOut } from './session.routes.ts';
import { requireConsumer } from './session-guard.ts';

const notLoggedIn = { NotLoggedInException: 401 };

/** POST /consumer/create/from/order, GET /consumer/overview, POST /consumer/delete, GET /consumer/deletion, GET /consumer/export (U-05, U-07). */
export const accountRoutes = new Hono<RestEnv>()
  .post(
    '/create/from/order',
    noScriptVisitorForm('fromOrder', 'checkoutSuccess', { reportsSuccess: true, below: 'orderId' }),
    operation(
      {
        summary: 'Creates an account from an order.',
        description: 'It takes the email address and the name of the order, which this browser must have placed.',
        body: fromOrderBody,
        answer: mailSent,
        errors: { OrderNotFoundException: 404, CaptchaException: 400 },
        next: (_, site) => noScriptPathTo(site, 'confirmRegistration'),
      },
      async (c, { body }) => {
        const order = await findOrder(database, body.orderId);
        await countMailRequest(c, 'register', order?.email ?? body.orderId);
        const checkCaptcha = () => requireCaptcha(c, body.captcha);
        await registerFromOrder(c.get('site'), keyOf(c, 'cart'), body, { checkCaptcha, deviceHash: markDevice(c) });
        return { isSent: true as const };
      },
    ),
  )
  .get(
    '/overview',
    operation({ summary: 'Returns everything that the screens of the account show.', answer: accountOverview, errors: notLoggedIn }, (c) =>
      presentOverview(c.get('site'), { consumerId: requireConsumer(c), sessionId: c.get('sessionId') }),
    ),
  )
  .post(
    '/delete',
    noScriptAccountForm('delete'),
    operation(
      {
        summary: 'Deletes the account and its data.',
        description:
          'The body may be missing. Where there is one its `confirmation` must be the word that the language of the call asks for. For a week after a change of the email address, which the old mailbox can undo, no account is deleted.',
        takes: 'application/json',
        isBodyOptional: true,
        answer: deleted,
        errors: { ...notLoggedIn, UndoOpenException: 409 },
        next: (_, site) => hrefTo(site, 'account/delete-confirmation'),
      },
      async (c) => {
        const site = c.get('site');
        const consumerId = requireConsumer(c);
        if (c.req.header('content-type') !== undefined) await requireDeleteWord(site, (await readBody(c, deleteBody)).confirmation);
        await deleteAccount(site, consumerId);
        await logOut(c);
        setDeletionCookie(c);
        return { isDeleted: true as const };
      },
    ),
  )
  .get(
    '/deletion',
    operation({ summary: 'Returns whether this browser has just deleted its account.', answer: deletion }, (c) => ({
      hasDeleted: hasJustDeleted(c.req.header('cookie') ?? ''),
    })),
  )
  .get(
    '/export',
    operation(
      {
        summary: 'Returns everything that the shop stores of the account, as a file to download.',
        answer: accountExport,
        errors: notLoggedIn,
      },
      (c) => {
        const consumerId = requireConsumer(c);
        c.header('content-disposition', 'attachment; filename="undula-account.json"');
        return exportAccount(c.get('site'), consumerId);
      },
    ),
  );

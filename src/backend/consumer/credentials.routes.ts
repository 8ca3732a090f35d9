import 'server-only';
import { type Context, Hono } from 'hono';
import { operation, type RestEnv } from '#backend/rest/rest.ts';
import { type RenewedSession, setSessionCookies } from '#backend/session/session.ts';
import { changeEmailBody, changePasswordBody, emailStopped, mailedLink, passwordChanged } from '#shared/contract/credentials.ts';
import { confirmed, mailSent } from '#shared/contract/registration.ts';
import type { Site } from '#shared/country/site.ts';
import { noScriptAccountPath } from '#shared/routes/account-paths.ts';
import { noScriptPathTo } from '#shared/routes/paths.ts';
import { countAttempt } from './attempts.ts';
import { changeEmail, changePassword, confirmNewEmail, stopNewEmail } from './credentials.ts';
import { rememberDevice } from './known-device.ts';
import { noScriptAccountForm } from './no-script-account-form.ts';
import { noScriptLinkForm } from './no-script-link-form.ts';
import { requireConsumer } from './session-guard.ts';

const errors = { NotLoggedInException: 401, WrongPasswordException: 403 };
const next = (_: unknown, site: Site): string => noScriptAccountPath(site, 'profile');

const setRenewedSession = async (c: Context<RestEnv>, session: RenewedSession | undefined): Promise<void> => {
  if (!session) return;
  setSessionCookies(c, session.token, session.isRemembered);
  await rememberDevice(c, requireConsumer(c));
};

/** POST /consumer/password, /consumer/email, /consumer/email/confirm and /consumer/email/stop (U-05). */
export const credentialRoutes = new Hono<RestEnv>()
  .post(
    '/password',
    noScriptAccountForm('password'),
    operation(
      {
        summary:
          'Gives the account another password, by whoever knows the old one; every other login and every link of an earlier mail ends.',
        body: changePasswordBody,
        answer: passwordChanged,
        errors,
        next,
      },
      async (c, { body }) => {
        const consumerId = requireConsumer(c);
        await countAttempt(c, 'login', consumerId);
        await setRenewedSession(c, await changePassword(c.get('site'), { consumerId, sessionId: c.get('sessionId') }, body));
        return { isChanged: true as const };
      },
    ),
  )
  .post(
    '/email',
    noScriptAccountForm('email'),
    operation(
      {
        summary: 'Asks a new address by mail whether the account may move to it; the old one gets a link that stops it.',
        body: changeEmailBody,
        answer: mailSent,
        errors,
        next,
      },
      async (c, { body }) => {
        const consumerId = requireConsumer(c);
        await countAttempt(c, 'login', consumerId);
        // By account: the address may be named by others as often as they like.
        await countAttempt(c, 'mail', consumerId);
        await changeEmail(c.get('site'), consumerId, body);
        return { isSent: true as const };
      },
    ),
  )
  .post(
    '/email/confirm',
    noScriptLinkForm('confirmEmail'),
    operation(
      {
        summary: 'Moves the account to the address whose mail held this link; nobody need be logged in, and every other login ends.',
        body: mailedLink,
        answer: confirmed,
        errors: { CodeException: 400 },
        next: (_, site) => `${noScriptPathTo(site, 'confirmEmail')}?done=1`,
      },
      async (c, { body }) => {
        await countAttempt(c, 'code', body.id);
        const requester = { consumerId: c.get('consumerId'), sessionId: c.get('sessionId') };
        await setRenewedSession(c, await confirmNewEmail(c.get('site'), requester, body));
        return { isConfirmed: true as const };
      },
    ),
  )
  .post(
    '/email/stop',
    noScriptLinkForm('stopEmail'),
    operation(
      {
        summary: 'Stops a change of address by the link in the mail to the old one, or undoes it within a week; every login ends.',
        body: mailedLink,
        answer: emailStopped,
        errors: { CodeException: 400 },
        next: (_, site) => `${noScriptPathTo(site, 'stopEmail')}?done=1`,
      },
      async (c, { body }) => {
        await countAttempt(c, 'code', body.id);
        await stopNewEmail(c.get('site'), body);
        return { isStopped: true as const };
      },
    ),
  );

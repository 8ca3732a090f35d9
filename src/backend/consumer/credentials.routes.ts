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
        summary: 'Changes the password of the account.',
        description: 'Every other login of the account ends, and earlier mailed links are no longer valid.',
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
        summary: 'Changes the email address of the account once the new one is confirmed.',
        description: 'The new address gets a mail to confirm it, the old one a mail that stops the change.',
        body: changeEmailBody,
        answer: mailSent,
        errors,
        next,
      },
      async (c, { body }) => {
        const consumerId = requireConsumer(c);
        await countAttempt(c, 'login', consumerId);
        // By account: the address may be named by others as often as they like.
        await countAttempt(c, 'newEmail', consumerId);
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
        summary: 'Confirms the new email address of an account by the mailed link.',
        description: 'Nobody needs to be logged in. Every other login of the account ends.',
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
        summary: 'Stops a change of the email address by the link mailed to the old one.',
        description: 'Within a week it also undoes a change that was confirmed. Every login of the account ends.',
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

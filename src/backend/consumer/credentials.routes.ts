import 'server-only';
import { Hono } from 'hono';
import { operation } from '#backend/rest/operation.ts';
import type { RestEnv } from '#backend/rest/rest-env.ts';
import { changeEmailBody, changePasswordBody, confirmNewEmailBody, passwordChanged } from '#shared/contract/credentials.ts';
import { confirmed, mailSent } from '#shared/contract/registration.ts';
import type { Site } from '#shared/country/site.ts';
import { plainAccountPath } from '#shared/routes/account-paths.ts';
import { plainPathTo } from '#shared/routes/paths.ts';
import { countAttempt } from './attempts.ts';
import { changeEmail, changePassword, confirmNewEmail } from './credentials.ts';
import { plainAccountForm } from './plain-account-form.ts';
import { plainLinkForm } from './plain-link-form.ts';
import { requireConsumer } from './session-guard.ts';

const refusals = { NotLoggedInException: 401, WrongPasswordException: 403 };
const next = (_: unknown, site: Site): string => plainAccountPath(site, 'profile');

/** POST /consumer/password, /consumer/email and /consumer/email/confirm (U-05). */
export const credentialRoutes = new Hono<RestEnv>()
  .post(
    '/password',
    plainAccountForm('password'),
    operation(
      {
        summary: 'Gives the account another password, by whoever knows the old one; every other login ends.',
        body: changePasswordBody,
        answer: passwordChanged,
        refusals,
        next,
      },
      async (c, { body }) => {
        const consumerId = requireConsumer(c);
        await countAttempt(c, 'login', consumerId);
        await changePassword(c.get('site'), { consumerId, sessionId: c.get('sessionId') }, body);
        return { isChanged: true as const };
      },
    ),
  )
  .post(
    '/email',
    plainAccountForm('email'),
    operation(
      {
        summary: 'Asks a new address by mail whether the account may move to it.',
        body: changeEmailBody,
        answer: mailSent,
        refusals,
        next,
      },
      async (c, { body }) => {
        const consumerId = requireConsumer(c);
        await countAttempt(c, 'login', consumerId);
        await changeEmail(c.get('site'), consumerId, body);
        return { isSent: true as const };
      },
    ),
  )
  .post(
    '/email/confirm',
    plainLinkForm('confirmEmail'),
    operation(
      {
        summary: 'Moves the account to the address whose mail held this link; nobody need be logged in.',
        body: confirmNewEmailBody,
        answer: confirmed,
        refusals: { CodeException: 400 },
        next: (_, site) => `${plainPathTo(site, 'confirmEmail')}?done=1`,
      },
      async (c, { body }) => {
        await countAttempt(c, 'code', body.id);
        await confirmNewEmail(c.get('site'), body);
        return { isConfirmed: true as const };
      },
    ),
  );

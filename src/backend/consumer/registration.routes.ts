import 'server-only';
import { Hono } from 'hono';
import { requireCaptcha } from '#backend/captcha/captcha.ts';
import { operation, type RestEnv } from '#backend/rest/rest.ts';
import { confirmBody, confirmed, mailSent, registerBody, resendBody } from '#shared/contract/registration.ts';
import type { Site } from '#shared/country/site.ts';
import { noScriptPathTo } from '#shared/routes/paths.ts';
import { countAttempt, countMailRequest } from './attempts.ts';
import { confirmAccount } from './confirm-account.ts';
import { deviceOf, markDevice } from './known-device.ts';
import { requestMail } from './mail-request.ts';
import { noScriptVisitorForm } from './no-script-visitor-form.ts';
import { register } from './register.ts';

const next = (_: unknown, site: Site): string => noScriptPathTo(site, 'confirmRegistration');

/** POST /consumer/create, /confirm-email, /send-email-verification (U-02). */
export const registrationRoutes = new Hono<RestEnv>()
  .post(
    '/create',
    noScriptVisitorForm('register', 'register', { reportsSuccess: true }),
    operation(
      {
        summary: 'Creates an account, which is valid once its email address is confirmed.',
        description: 'The answer does not reveal whether the address has an account already.',
        body: registerBody,
        answer: mailSent,
        errors: { CaptchaException: 400 },
        next,
      },
      async (c, { body }) => {
        await countMailRequest(c, 'register', body.email);
        await register(c.get('site'), body, { checkCaptcha: () => requireCaptcha(c, body.captcha), deviceHash: markDevice(c) });
        return { isSent: true as const };
      },
    ),
  )
  .post(
    '/confirm-email',
    noScriptVisitorForm('confirm', 'confirmRegistration', { reportsSuccess: true }),
    operation(
      {
        summary: 'Confirms the email address of a new account.',
        description:
          'It takes the parameters of the mailed link, the code of the mail, and the password of the registration that the mail was sent for.',
        body: confirmBody,
        answer: confirmed,
        errors: { CodeException: 400, WrongPasswordException: 403 },
        next,
      },
      async (c, { body }) => {
        await countAttempt(c, 'code', body.id);
        await confirmAccount(c.get('site'), body);
        return { isConfirmed: true as const };
      },
    ),
  )
  .post(
    '/send-email-verification',
    noScriptVisitorForm('resend', 'confirmRegistration', { reportsSuccess: true }),
    operation(
      {
        summary: 'Sends the mail that confirms a new account again.',
        description:
          'It is that of the registration which this browser sent, else of the newest one for the address. The answer does not reveal whether the address waits for its confirmation.',
        body: resendBody,
        answer: mailSent,
        next,
      },
      async (c, { body }) => {
        await countMailRequest(c, 'verification', body.email);
        await requestMail(c.get('site'), 'verification', body.email, deviceOf(c));
        return { isSent: true as const };
      },
    ),
  );

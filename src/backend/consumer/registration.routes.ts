import 'server-only';
import { Hono } from 'hono';
import { requireCaptcha } from '#backend/captcha/captcha.ts';
import { operation, type RestEnv } from '#backend/rest/rest.ts';
import { confirmBody, confirmed, mailSent, registerBody, resendBody } from '#shared/contract/registration.ts';
import type { Site } from '#shared/country/site.ts';
import { noScriptPathTo } from '#shared/routes/paths.ts';
import { countAttempt, mayMail } from './attempts.ts';
import { confirmAccount } from './confirm-account.ts';
import { requestMail } from './mail-request.ts';
import { noScriptVisitorForm } from './no-script-visitor-form.ts';
import { emailKeyOf, register } from './register.ts';

const next = (_: unknown, site: Site): string => noScriptPathTo(site, 'confirmRegistration');

/** POST /consumer/create, /confirm-email, /send-email-verification (U-02). */
export const registrationRoutes = new Hono<RestEnv>()
  .post(
    '/create',
    noScriptVisitorForm('register', 'register', { reportsSuccess: true }),
    operation(
      {
        summary: 'Opens an account that counts once its mailbox is proved; whether the address has one already, the caller does not learn.',
        body: registerBody,
        answer: mailSent,
        errors: { CaptchaException: 400 },
        next,
      },
      async (c, { body }) => {
        const isMailed = await mayMail(c, emailKeyOf(body.email), 'register');
        await requireCaptcha(c, body.captcha);
        await register(c.get('site'), body, { isMailed });
        return { isSent: true as const };
      },
    ),
  )
  .post(
    '/confirm-email',
    noScriptVisitorForm('confirm', 'confirmRegistration', { reportsSuccess: true }),
    operation(
      {
        summary: 'Proves the mailbox by the link of its mail, the code in it, and the password of the registration that it was sent for.',
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
      { summary: 'Sends the mail again, to whoever still has to prove a mailbox.', body: resendBody, answer: mailSent, next },
      async (c, { body }) => {
        if (await mayMail(c, emailKeyOf(body.email))) await requestMail(c.get('site'), 'verification', body.email);
        return { isSent: true as const };
      },
    ),
  );

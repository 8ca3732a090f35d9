import 'server-only';
import { Hono } from 'hono';
import { readBody } from '#backend/rest/read-body.ts';
import { respond } from '#backend/rest/respond.ts';
import type { RestEnv } from '#backend/rest/rest-env.ts';
import { confirmBody, registerBody, resendBody } from '#shared/contract/registration.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { countAttempt } from './attempts.ts';
import { requestMail } from './mail-request.ts';
import { confirmEmail, emailKeyOf, register } from './register.ts';

/** POST /consumer/create, /confirm-email, /send-email-verification (U-02). */
export const registrationRoutes = new Hono<RestEnv>()
  .post('/create', async (c) => {
    const registration = await readBody(c, registerBody);
    await countAttempt(c, 'register', emailKeyOf(registration.email));
    await register(c.get('site'), registration);
    return respond(c, { isSent: true }, pathTo(c.get('site'), 'confirmRegistration'));
  })
  .post('/confirm-email', async (c) => {
    const confirmation = await readBody(c, confirmBody);
    await countAttempt(c, 'code', confirmation.id);
    await confirmEmail(confirmation);
    return respond(c, { isConfirmed: true }, pathTo(c.get('site'), 'login'));
  })
  .post('/send-email-verification', async (c) => {
    const { email } = await readBody(c, resendBody);
    await countAttempt(c, 'mail', emailKeyOf(email));
    await requestMail(c.get('site'), 'verification', email);
    return respond(c, { isSent: true }, pathTo(c.get('site'), 'confirmRegistration'));
  });

import 'server-only';
import { Hono } from 'hono';
import { operation, type RestEnv } from '#backend/rest/rest.ts';
import { forgotQuery, passwordReset, resetBody } from '#shared/contract/password.ts';
import { mailSent } from '#shared/contract/registration.ts';
import { languagePrefixOf } from '#shared/country/language-prefix.ts';
import { findSite, type Site } from '#shared/country/site.ts';
import { noScriptPathTo } from '#shared/routes/paths.ts';
import { countAttempt, countMailRequest } from './attempts.ts';
import { requestMail } from './mail-request.ts';
import { noScriptVisitorForm } from './no-script-visitor-form.ts';
import { resetPassword } from './password.ts';

// The path is either one of our languages or ignored: it never becomes part of an address.
const siteOf = (site: Site, shopLanguagePath: string): Site => {
  const language = languagePrefixOf(shopLanguagePath);
  return (language && findSite(site.country, language)) || site;
};

/** POST /consumer/initiate-reset-password and /reset-password (U-04). */
export const passwordRoutes = new Hono<RestEnv>()
  .post(
    '/initiate-reset-password',
    noScriptVisitorForm('forgot', 'forgotPassword', { reportsSuccess: true }),
    operation(
      {
        summary: 'Sends a mail with a link for a new password.',
        description: 'The answer does not reveal whether the address has an account.',
        query: forgotQuery,
        answer: mailSent,
        next: (_, site) => noScriptPathTo(site, 'forgotPassword'),
      },
      async (c, { query: { email, shopLanguagePath } }) => {
        await countMailRequest(c, 'password', email);
        await requestMail(siteOf(c.get('site'), shopLanguagePath), 'password', email);
        return { isSent: true as const };
      },
    ),
  )
  .post(
    '/reset-password',
    noScriptVisitorForm('reset', 'resetPassword', { reportsSuccess: true }),
    operation(
      {
        summary: 'Sets a new password by the mailed link.',
        description: 'The link is valid once, and every login of the account ends.',
        body: resetBody,
        answer: passwordReset,
        errors: { CodeException: 400 },
        next: (_, site) => noScriptPathTo(site, 'resetPassword'),
      },
      async (c, { body }) => {
        await countAttempt(c, 'code', body.trxId);
        await resetPassword(c.get('site'), body);
        return { isReset: true as const };
      },
    ),
  );

import 'server-only';
import { type Context, Hono } from 'hono';
import { isPlainForm, parse, readBody, readFields } from '#backend/rest/read-body.ts';
import { respond } from '#backend/rest/respond.ts';
import type { RestEnv } from '#backend/rest/rest-env.ts';
import { forgotQuery, resetBody } from '#shared/contract/password.ts';
import { languagePrefixOf } from '#shared/country/language-prefix.ts';
import { findSite, type Site } from '#shared/country/site.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { countAttempt } from './attempts.ts';
import { requestMail } from './mail-request.ts';
import { resetPassword } from './password.ts';
import { emailKeyOf } from './register.ts';

const askedFor = async (c: Context<RestEnv>) =>
  parse(forgotQuery, isPlainForm(c) ? { ...c.req.query(), ...(await readFields(c)) } : c.req.query());

// The path names a language of ours or nothing: it never becomes part of an address.
const siteOf = (site: Site, shopLanguagePath: string): Site => {
  const language = languagePrefixOf(shopLanguagePath);
  return (language && findSite(site.country, language)) || site;
};

/** POST /consumer/initiate-reset-password and /reset-password (U-04). */
export const passwordRoutes = new Hono<RestEnv>()
  .post('/initiate-reset-password', async (c) => {
    const { email, shopLanguagePath } = await askedFor(c);
    await countAttempt(c, 'mail', emailKeyOf(email));
    const site = siteOf(c.get('site'), shopLanguagePath);
    await requestMail(site, 'password', email);
    return respond(c, { isSent: true }, pathTo(site, 'login'));
  })
  .post('/reset-password', async (c) => {
    const reset = await readBody(c, resetBody);
    await countAttempt(c, 'code', reset.trxId);
    await resetPassword(c.get('site'), reset);
    return respond(c, { isReset: true }, pathTo(c.get('site'), 'login'));
  });

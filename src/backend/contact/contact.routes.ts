import 'server-only';
import { type Context, Hono } from 'hono';
import { inTransaction } from '#backend/database/database.ts';
import { DomainError } from '#backend/rest/domain-error.ts';
import { isPlainForm, readBody } from '#backend/rest/read-body.ts';
import { respond } from '#backend/rest/respond.ts';
import type { RestEnv } from '#backend/rest/rest-env.ts';
import { type ContactReceipt, contactBody } from '#shared/contract/contact.ts';
import { getContactConfiguration, receiveRequest, requiredFields } from './contact.ts';

// A file that nobody keeps must not seem to have arrived.
const refuseFiles = async (c: Context): Promise<void> => {
  if (!isPlainForm(c)) return;
  const files = Object.entries(await c.req.parseBody()).filter(([, value]) => value instanceof File && value.size > 0);
  if (files.length === 0) return;
  const fields = files.map(([field]) => ({ field, messageKey: 'general.validation.notValid' }));
  throw new DomainError('AttachmentsException', 400, { fields }, 'Attachments cannot be taken');
};

/** GET /api/contactform (F-01). */
export const contactFormRoutes = new Hono<RestEnv>().get('/', async (c) => c.json(await getContactConfiguration(c.get('site'))));

/** POST /marketing/contact/send (F-01, F-05). */
export const contactRoutes = new Hono<RestEnv>().post('/send', async (c) => {
  const site = c.get('site');
  await refuseFiles(c);
  const request = await readBody(c, contactBody(requiredFields));
  const requestId = await inTransaction((trx) => receiveRequest(trx, site, request));
  const { successUrl } = await getContactConfiguration(site);
  return respond(c, { requestId, successUrl } satisfies ContactReceipt, successUrl);
});

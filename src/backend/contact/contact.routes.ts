import 'server-only';
import { Hono, type MiddlewareHandler } from 'hono';
import { checkCaptcha, createCaptcha, useCaptcha } from '#backend/captcha/captcha.ts';
import { inTransaction } from '#backend/database/database.ts';
import { createLimit } from '#backend/limit/limit.ts';
import { DomainError } from '#backend/refusal/refusal.ts';
import { clientAddress, isPlainForm, operation, type RestEnv, readForm } from '#backend/rest/rest.ts';
import { captchaChallenge } from '#shared/contract/captcha.ts';
import { contactBody, contactConfiguration, contactReceipt } from '#shared/contract/contact.ts';
import { getContactConfiguration, receiveRequest, requiredFields } from './contact.ts';

/** Each request mails the house. */
const ofSender = createLimit('contact', { points: 10, seconds: 15 * 60 });

// A file that nobody keeps must not seem to have arrived.
const refuseFiles: MiddlewareHandler<RestEnv> = async (c, next) => {
  const sent = isPlainForm(c) ? Object.entries(await readForm(c)) : [];
  const files = sent.filter(([, value]) => value instanceof File && value.size > 0);
  if (files.length === 0) return next();
  const fields = files.map(([field]) => ({ field, messageKey: 'general.validation.notValid' }));
  throw new DomainError('AttachmentsException', 400, { fields }, 'Attachments cannot be taken');
};

/** GET /api/contactform (F-01). */
export const contactFormRoutes = new Hono<RestEnv>().get(
  '/',
  operation({ summary: 'What the contact form asks and where it leads.', answer: contactConfiguration }, (c) =>
    getContactConfiguration(c.get('site')),
  ),
);

const challenge = operation({ summary: 'A challenge that a browser solves before it sends a request.', answer: captchaChallenge }, () =>
  createCaptcha(),
);

/** GET /marketing/contact/challenge, POST /marketing/contact/send (F-01, F-03, F-05). */
export const contactRoutes = new Hono<RestEnv>().get('/challenge', challenge).post(
  '/send',
  refuseFiles,
  operation(
    {
      summary: 'Takes in a request to the shop and passes it on by mail; `captcha` is a challenge with its solution, as JSON in Base64.',
      body: contactBody(requiredFields),
      answer: contactReceipt,
      refusals: { AttachmentsException: 400, CaptchaException: 400 },
      next: ({ successUrl }) => successUrl,
    },
    async (c, { body }) => {
      await ofSender.take(c, clientAddress(c));
      const site = c.get('site');
      const captcha = await checkCaptcha(body.captcha);
      const requestId = await inTransaction(async (trx) => {
        await useCaptcha(trx, captcha);
        return receiveRequest(trx, site, body);
      });
      return { requestId, successUrl: (await getContactConfiguration(site)).successUrl };
    },
  ),
);

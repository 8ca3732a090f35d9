import 'server-only';
import { Hono } from 'hono';
import { checkCaptcha, createCaptcha, hasRecaptcha, useCaptcha } from '#backend/captcha/captcha.ts';
import { getContactConfiguration, requiredIn } from '#backend/contact-form/contact-form.ts';
import { inTransaction } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { createLimit, createMailBudget } from '#backend/rate-limit/rate-limit.ts';
import { callerAddress, clientAddress, operation, type RestEnv, streamForm } from '#backend/rest/rest.ts';
import { captchaChallenge } from '#shared/contract/captcha.ts';
import { contactBody, contactConfiguration, contactReceipt } from '#shared/contract/contact.ts';
import { attachmentNames, maxAttachmentBytes } from '#shared/contract/contact-files.ts';
import { checkFiles } from './check-files.ts';
import { receiveRequest } from './contact.ts';
import { noScriptContactForm } from './no-script-contact-form.ts';

/** Each request sends a mail to the company. */
const ofSender = createLimit('contact', { points: 10, seconds: 15 * 60 });
// A browser without script does no proof of work, so its forms are limited instead.
const noScriptLimit = createLimit('contact-plain', { points: 3, seconds: 60 * 60 });

// Nobody must be able to flood another person's mailbox by writing in their name.
const ofRecipient = createMailBudget('contact-receipt', { points: 5, seconds: 24 * 60 * 60 });

/** GET /api/contactform (F-01). */
export const contactFormRoutes = new Hono<RestEnv>().get(
  '/',
  operation({ summary: 'Returns the configuration of the contact form.', answer: contactConfiguration }, (c) =>
    getContactConfiguration(c.get('site')),
  ),
);

const challenge = operation(
  {
    summary: 'Returns a challenge to solve for the field `captcha`.',
    description: 'There is none where the shop has a key for reCAPTCHA: then `captcha` takes its token.',
    answer: captchaChallenge,
    errors: { ChallengeNotFoundException: 404 },
  },
  () => {
    if (hasRecaptcha()) throw new DomainError('ChallengeNotFoundException', 404, {}, 'This shop asks for a token of reCAPTCHA');
    return createCaptcha();
  },
);

/** GET /marketing/contact/challenge, POST /marketing/contact/send (F-01, F-02, F-03, F-05). */
export const contactRoutes = new Hono<RestEnv>().get('/challenge', challenge).post(
  '/send',
  noScriptContactForm,
  streamForm({ maxBytes: maxAttachmentBytes }),
  operation(
    {
      summary: 'Sends a request to the shop.',
      description: 'Up to three files may go with it, 8 MB together. `captcha` is a solved challenge of GET /marketing/contact/challenge.',
      body: contactBody([]),
      bodyIn: ({ country }) => contactBody(requiredIn(country)),
      files: attachmentNames,
      answer: contactReceipt,
      errors: { AttachmentsException: 400, AttachmentSpaceException: 429, CaptchaException: 400, RequestTimeoutException: 408 },
      next: ({ successUrl }) => successUrl,
    },
    async (c, { body: request }) => {
      const site = c.get('site');
      const { successUrl } = await getContactConfiguration(site);
      const files = await checkFiles(c.get('files') ?? []);
      await ofSender.take(c, clientAddress(c));
      const captcha = await checkCaptcha(c, request.captcha);
      if (captcha.isTicket) await noScriptLimit.take(c, clientAddress(c));
      const { requestId } = await ofRecipient.spend(request.email, (isReceiptDue) =>
        inTransaction(async (trx) => {
          await useCaptcha(trx, captcha);
          const received = { request, files, isReceiptDue, ipAddress: callerAddress(c) };
          return { requestId: await receiveRequest(trx, site, received), isMailed: isReceiptDue };
        }),
      );
      return { requestId, successUrl };
    },
  ),
);

import 'server-only';
import { randomUUID } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { requireCaptcha } from '#backend/captcha/captcha.ts';
import { database, inTransaction } from '#backend/database/database.ts';
import { askForNewsletter, confirmSubscription, endNewsletterOf, endSubscription } from '#backend/newsletter/newsletter.ts';
import { isNoScriptForm, operation, type RestEnv } from '#backend/rest/rest.ts';
import { type NewsletterState, newsletterAnswer, type Subscription, subscribeBody, subscriptionBody } from '#shared/contract/newsletter.ts';
import { mailSent } from '#shared/contract/registration.ts';
import type { Site } from '#shared/country/site.ts';
import { noScriptAccountPath } from '#shared/routes/account-paths.ts';
import { noScriptPathTo } from '#shared/routes/paths.ts';
import { countMailRequest } from './attempts.ts';
import { duplicateWindowMs } from './duplicate-window.ts';
import { mailBudgets } from './mail-budgets.ts';
import { requestMail } from './mail-request.ts';
import { noScriptAccountForm } from './no-script-account-form.ts';
import { noScriptLinkForm } from './no-script-link-form.ts';
import { noScriptVisitorForm } from './no-script-visitor-form.ts';
import { getConsumer } from './profile.ts';
import { emailKeyOf } from './register.ts';
import { requireConsumer } from './session-guard.ts';

const thenTo = ({ state }: { state: NewsletterState }, site: Site): string => `${noScriptPathTo(site, 'newsletter')}?done=${state}`;
const ended = { state: 'NONE' as const };

// A request for one's own mailbox shows at once that it is pending. For other mailboxes nobody learns anything, not even by the response
// time, and a captcha is required.
const ask = async (c: Context<RestEnv>, email: string, captcha: string): Promise<void> => {
  const [site, consumerId, emailKey] = [c.get('site'), c.get('consumerId'), emailKeyOf(email)];
  const isOwn = consumerId !== undefined && (await getConsumer(consumerId)).emailKey === emailKey;
  if (!isOwn) {
    await requireCaptcha(c, captcha);
    return requestMail(site, 'newsletter', email);
  }
  await mailBudgets.ownNewsletter.spend(email, (mayMail) =>
    inTransaction(async (trx) => {
      const ask = { key: `newsletter:${randomUUID()}`, since: Date.now() - duplicateWindowMs };
      return { isMailed: mayMail && (await askForNewsletter(trx, site, { email, emailKey }, ask)) };
    }),
  );
};

const accountForm = noScriptAccountForm('newsletter');
const visitorForm = noScriptVisitorForm('newsletter', 'newsletter', { reportsSuccess: true });

// A logged-in consumer sees the result in the account, everybody else in the newsletter's own document.
const askingForm: MiddlewareHandler<RestEnv> = async (c, next) => {
  if (c.get('consumerId') !== undefined) return accountForm(c, next);
  await visitorForm(c, next);
  if (isNoScriptForm(c) && !c.error) c.res.headers.set('location', noScriptPathTo(c.get('site'), 'newsletter'));
};

/** POST /consumer/newsletter/subscribe, /confirm and /unsubscribe: for visitors without an account, too. */
export const newsletterRoutes = new Hono<RestEnv>()
  .post(
    '/subscribe',
    askingForm,
    operation(
      {
        summary: 'Subscribes an email address to the newsletter once its owner confirms it.',
        description:
          'A mail asks for the confirmation, once a day at most. The answer does not reveal whether the address is subscribed already. The own address of a consumer who is logged in needs no captcha.',
        body: subscribeBody,
        answer: mailSent,
        errors: { CaptchaException: 400 },
        next: (_, site) => noScriptAccountPath(site, 'security'),
      },
      async (c, { body }) => {
        await countMailRequest(c, 'newsletter', body.email);
        await ask(c, body.email, body.captcha);
        return { isSent: true as const };
      },
    ),
  )
  .post(
    '/end',
    noScriptAccountForm('newsletterEnd'),
    operation(
      {
        summary: 'Ends the newsletter of the logged-in consumer.',
        answer: newsletterAnswer,
        errors: { NotLoggedInException: 401 },
        next: (_, site) => noScriptAccountPath(site, 'security'),
      },
      async (c) => {
        const { emailKey } = await getConsumer(requireConsumer(c));
        await endNewsletterOf(database, emailKey);
        return ended;
      },
    ),
  )
  .post(
    '/confirm',
    noScriptLinkForm('newsletter'),
    operation(
      {
        summary: 'Confirms a subscription to the newsletter by the mailed link.',
        body: subscriptionBody,
        answer: newsletterAnswer,
        errors: { SubscriptionNotFoundException: 404 },
        next: thenTo,
      },
      async (_, { body }: { body: Subscription }) => {
        await confirmSubscription(body);
        return { state: 'CONFIRMED' as const };
      },
    ),
  )
  .post(
    '/unsubscribe',
    noScriptLinkForm('newsletter'),
    operation(
      {
        summary: 'Ends a subscription to the newsletter by the mailed link.',
        description: 'An unknown subscription is answered like a known one.',
        body: subscriptionBody,
        answer: newsletterAnswer,
        next: thenTo,
      },
      async (_, { body }) => {
        await endSubscription(body);
        return ended;
      },
    ),
  );

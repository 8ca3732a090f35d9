import { type Db, inTransaction } from '#backend/database/database.ts';
import { createDispatcher } from '#backend/jobs/jobs.ts';
import { applyAttemptEvent, readWebhook } from '#backend/payment/apply-attempt-event.ts';
import { createAttempt, findAttempt, startPayment } from '#backend/payment/attempts.ts';
import { isRejection, type PaymentEvent, type PaymentNotification } from '#backend/payment/payment-event.ts';
import { paymentKeys } from '#backend/payment/payment-keys.ts';
import { readPaymentSettings } from '#backend/payment/payment-settings.ts';
import { sendRefund } from '#backend/payment/refund.ts';
import { createStripe } from '#backend/payment/stripe-client.ts';
import { sandboxHandlers } from '#payment-sandbox/sandbox.routes.ts';
import { signatureOf } from '#payment-sandbox/webhooks.ts';
import type { PaymentMethod } from '#shared/contract/cart.ts';
import type { CountryCode, Language } from '#shared/country/countries.ts';
import { findSite, type Site } from '#shared/country/site.ts';
import type { Money } from '#shared/money/money.ts';
import type { SandboxServer } from './sandbox-server.ts';

/** The site of a country in one of its languages, for tests. */
export const siteOf = (country: CountryCode, language: Language): Site => {
  const site = findSite(country, language);
  if (!site) throw new Error(`${country} does not speak ${language}`);
  return site;
};

export const euros: Money = { rawValue: 82_800, currency: 'EUR' };
export const orderId = 'DE-261121-7F3K9Q';

/** The fields of the card form. */
export const card = (number: string) => ({ number, expiry: '12/34', code: '123' });

/** Submits a form, like a browser without script; does not follow the redirect. */
export const submitForm = (url: string, fields: Record<string, string>): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual', headers: { connection: 'close' } });

/** The signature with which the shop accepts sandbox events. */
export const signWebhook = async (body: string): Promise<string> =>
  signatureOf(body, (await paymentKeys(readPaymentSettings())).webhookSecret);

/** The provider's own library, connected to the sandbox of the environment: with its key, or with another one. */
export const openStripe = (secretKey?: string) => createStripe({ ...readPaymentSettings(), ...(secretKey !== undefined && { secretKey }) });

/** Payment helpers for tests, over one database and one sandbox. */
export const createPaymentHarness = (db: Db, { origin, webhooks }: SandboxServer) => {
  const startOf = (attemptId: string, site = siteOf('de', 'de')) => ({
    site,
    order: { orderId, email: 'miriam@example.com' },
    returnUrl: `${origin}/payments/return/${attemptId}`,
    cancelUrl: `${origin}/payments/return/${attemptId}?cancelled=1`,
  });

  const begin = async (method: PaymentMethod = 'CreditCard', amount = euros, site = siteOf('de', 'de')) => {
    const { attemptId } = await inTransaction((trx) => createAttempt(trx, { orderId, amount, method }));
    return { attemptId, start: async () => (await startPayment(attemptId, startOf(attemptId, site))).redirectUrl };
  };

  /** Runs everything that is queued in the outbox, including delayed jobs. */
  const runJobs = async () => {
    await db.updateTable('outbox').set({ dueAt: 0 }).execute();
    await createDispatcher(db, { ...sandboxHandlers, refund: sendRefund() }).drain();
  };

  const readEvents = async (): Promise<PaymentNotification[]> => {
    const read = await Promise.all(webhooks.map(({ body, signature }) => readWebhook(body, signature)));
    return read.filter((one) => one !== undefined);
  };

  return {
    startOf,
    begin,
    runJobs,
    completeAttempt: (event: PaymentEvent) => inTransaction((trx) => applyAttemptEvent(trx, event)),
    stateOf: async (attemptId: string) => (await findAttempt(attemptId))?.state,
    events: async () => (await readEvents()).flatMap((one) => (isRejection(one) ? [] : [one])),
    rejections: async () => (await readEvents()).filter(isRejection),
    /** Makes every attempt due for reconciliation at once. */
    wake: () => db.updateTable('paymentAttempt').set({ askAt: 0 }).execute(),
  };
};

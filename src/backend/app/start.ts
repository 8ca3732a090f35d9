import 'server-only';
import { forgetOldCaptchas } from '#backend/captcha/captcha.ts';
import { forgetOldDrafts } from '#backend/cart/cart.ts';
import { keepPrices, seedStock, touchStock } from '#backend/catalogue/catalogue.ts';
import { expirePendingOrders, keepCard, reopenRefund, settlePayment } from '#backend/checkout/checkout.ts';
import { forgetOldConsents } from '#backend/consent/consent.ts';
import { consumerHandlers, forgetOldAccess } from '#backend/consumer/consumer.ts';
import { forgetOldRequests } from '#backend/contact/contact.ts';
import { forwardRequest } from '#backend/contact/contact-handlers.ts';
import {
  beforeContentChanges,
  findPageById,
  getContentOfCountries,
  liveSites,
  loadContent,
  stopContent,
} from '#backend/content/content.ts';
import { closeDatabase, database } from '#backend/database/database.ts';
import { loadDealers } from '#backend/dealer/dealer.ts';
import { forgetEndedGuarantees } from '#backend/guarantee/guarantee.ts';
import { startJobs, stopJobs } from '#backend/jobs/jobs.ts';
import { mailHandlers, sendContactMail } from '#backend/mail/mail-handlers.ts';
import { currentProvider, forgetCard, reconcilePayments, reconcileRefunds, sendRefund } from '#backend/payment/payment.ts';
import { sandboxHandlers } from '#backend/payment/sandbox/sandbox.routes.ts';
import { forgetOldLimits } from '#backend/rate-limit/rate-limit.ts';
import { forgetOldDesks } from '#backend/return/return.ts';
import { sendWebhook } from '#backend/webhook/webhook.ts';
import type { Site } from '#shared/country/site.ts';
import { environment } from '#shared/environment/environment.ts';
import { migrate } from './migrate.ts';
import { refuseTrial, type Shown } from './refuse-trial.ts';

let isStarted = false;

const shownToPublic = (): Shown => {
  const sites = liveSites();
  const words = (site: Site): string => JSON.stringify(findPageById(site, 'imprint')?.texts.sections ?? []);
  return {
    live: [...new Set(sites.map(({ country }) => country))],
    imprints: new Map(sites.map((site) => [`${site.country}/${site.language}`, words(site)])),
  };
};

/** What the process does beside answering. Whatever is wrong with content, database, payment or mail settings ends it here, with a message that names it. */
export const startBackend = async (): Promise<void> => {
  currentProvider();
  await loadContent();
  await loadDealers();
  refuseTrial(environment(), shownToPublic());
  await migrate();
  await seedStock(database);
  await keepPrices(getContentOfCountries());
  beforeContentChanges((countries) => keepPrices(countries));
  startJobs({
    handlers: {
      ...mailHandlers,
      'contact-mail': forwardRequest(sendContactMail),
      ...consumerHandlers,
      ...sandboxHandlers,
      refund: (work) => sendRefund()(work),
      'keep-card': keepCard,
      'forget-card': forgetCard,
      webhook: sendWebhook(),
    },
    reconcilePayments: async () => {
      await reconcilePayments(settlePayment);
      await reconcileRefunds(reopenRefund);
    },
    expirePendingOrders,
    forgetOldAccess: async () => {
      await forgetOldAccess();
      await forgetOldLimits();
      await forgetOldDrafts();
      await forgetOldDesks();
      await forgetOldCaptchas();
      await forgetEndedGuarantees();
      await forgetOldRequests();
      await forgetOldConsents();
    },
  });
  isStarted = true;
};

/** Ends jobs and closes the database, so that nothing is half done. */
export const stopBackend = async (): Promise<void> => {
  isStarted = false;
  await stopJobs();
  stopContent();
  await closeDatabase();
};

/** True when the process may get traffic: started, and the database answers. */
export const isReady = async (): Promise<boolean> => {
  if (!isStarted) return false;
  try {
    await touchStock(database);
    return true;
  } catch {
    return false;
  }
};

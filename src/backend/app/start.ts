import 'server-only';
import { deleteOldCaptchas } from '#backend/captcha/captcha.ts';
import { reloadJobs } from '#backend/career/career.ts';
import { deleteOldDrafts } from '#backend/cart/cart.ts';
import { pingDatabase, recordPriceHistory, seedStock } from '#backend/catalogue/catalogue.ts';
import { applyPaymentEvent, expirePendingOrders, reopenRefund, saveCardOfAttempt } from '#backend/checkout/checkout.ts';
import { deleteOldConsents } from '#backend/consent/consent.ts';
import { consumerHandlers, deleteOldAccess, deleteOldLists } from '#backend/consumer/consumer.ts';
import { deleteOldRequests } from '#backend/contact/contact.ts';
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
import { deleteEndedGuarantees } from '#backend/guarantee/guarantee.ts';
import { startJobs, stopJobs } from '#backend/jobs/jobs.ts';
import { mailHandlers, sendContactMail } from '#backend/mail/mail-handlers.ts';
import {
  currentProvider,
  deleteOldMandates,
  detachCard,
  reconcilePayments,
  reconcileRefunds,
  sendRefund,
} from '#backend/payment/payment.ts';
import { deleteOldLimits } from '#backend/rate-limit/rate-limit.ts';
import { deleteOldReturnSessions } from '#backend/return/return.ts';
import { sendWebhook } from '#backend/webhook/webhook.ts';
import type { Site } from '#shared/country/site.ts';
import { environment } from '#shared/environment/environment.ts';
import { assertProductionConfig, type PublicShop } from './assert-production-config.ts';
import { migrate } from './migrate.ts';
import { type LoadSandbox, loadChosenSandbox } from './payment-sandbox.ts';

let isStarted = false;

const shownToPublic = (): PublicShop => {
  const sites = liveSites();
  const words = (site: Site): string => JSON.stringify(findPageById(site, 'imprint')?.texts.sections ?? []);
  return {
    live: [...new Set(sites.map(({ country }) => country))],
    imprints: new Map(sites.map((site) => [`${site.country}/${site.language}`, words(site)])),
  };
};

/**
 * Starts what the process does besides answering requests. Any problem with content, database, payment or mail settings stops the process
 * here, with a message that names it.
 */
export const startBackend = async (loadSandbox: LoadSandbox): Promise<void> => {
  currentProvider();
  const sandbox = await loadChosenSandbox(loadSandbox);
  await loadContent();
  await loadDealers();
  assertProductionConfig(environment(), shownToPublic());
  await migrate();
  await seedStock(database);
  await recordPriceHistory(getContentOfCountries());
  beforeContentChanges(async (countries) => {
    await recordPriceHistory(countries);
    await loadDealers();
    await reloadJobs();
  });
  startJobs({
    handlers: {
      ...mailHandlers,
      'contact-mail': forwardRequest(sendContactMail),
      ...consumerHandlers,
      ...sandbox?.sandboxHandlers,
      refund: (work) => sendRefund()(work),
      'keep-card': saveCardOfAttempt,
      'forget-card': detachCard,
      webhook: sendWebhook(),
    },
    reconcilePayments: async () => {
      await reconcilePayments(applyPaymentEvent);
      await reconcileRefunds(reopenRefund);
    },
    expirePendingOrders,
    forgetOldAccess: async () => {
      await deleteOldAccess();
      await deleteOldLimits();
      await deleteOldDrafts();
      await deleteOldLists();
      await deleteOldReturnSessions();
      await deleteOldCaptchas();
      await deleteEndedGuarantees();
      await deleteOldRequests();
      await deleteOldConsents();
      await deleteOldMandates();
    },
  });
  isStarted = true;
};

/** Stops jobs and closes the database, so that nothing is left half done. */
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
    await pingDatabase(database);
    return true;
  } catch {
    return false;
  }
};

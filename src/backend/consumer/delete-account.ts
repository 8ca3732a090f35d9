import 'server-only';
import { forgetCart } from '#backend/cart/cart.ts';
import { forgetRequestsOf } from '#backend/contact/contact.ts';
import { inTransaction } from '#backend/database/database.ts';
import { forgetProductsOf } from '#backend/guarantee/guarantee.ts';
import { enqueueConsumerMail } from '#backend/mail/mail.ts';
import { endNewsletterOf } from '#backend/newsletter/newsletter.ts';
import { detachOrders } from '#backend/order/order.ts';
import { forgetCardsOf } from '#backend/payment/payment.ts';
import { keyOfConsumer, parse } from '#backend/rest/rest.ts';
import { forgetWishlist } from '#backend/wishlist/wishlist.ts';
import { deleteWord } from '#shared/contract/rules.ts';
import { z } from '#shared/contract/zod.ts';
import type { Site } from '#shared/country/site.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { deleteConsumer } from './consumer.queries.ts';
import { forgetPendingOf } from './pending-account.queries.ts';
import { holdConsumer } from './profile.ts';

/** Refuses a word that is not the one of the shopper's language (V-02). */
export const requireDeleteWord = async ({ language, locale }: Site, confirmation: string): Promise<void> => {
  const t = createTranslator(language, await loadMessages(locale));
  parse(z.object({ confirmation: deleteWord(t('account.delete.word')) }), { confirmation });
};

/**
 * Deletes an account with all that hangs on it: profile, addresses, logins, saved cards, cart, wishlist, registered products, contact requests with their files (U-05). Its orders stay, as the law
 * demands, and no longer lead to anybody's account.
 */
export const deleteAccount = (site: Site, consumerId: string): Promise<void> =>
  inTransaction(async (trx) => {
    const consumer = await holdConsumer(trx, consumerId);
    const key = keyOfConsumer(consumerId);
    await forgetCart(trx, key);
    await forgetWishlist(trx, key);
    await detachOrders(trx, consumerId);
    await forgetCardsOf(trx, consumerId);
    await endNewsletterOf(trx, consumer.emailKey);
    await forgetProductsOf(trx, consumer);
    await forgetRequestsOf(trx, consumer.emailKey);
    await forgetPendingOf(trx, consumer.emailKey);
    await deleteConsumer(trx, consumerId);
    await enqueueConsumerMail(trx, `deleted:${consumerId}`, { template: 'account-deleted', site, to: consumer.email, person: consumer });
  });

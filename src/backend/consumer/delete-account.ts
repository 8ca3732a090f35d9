import 'server-only';
import { anonymizeCart } from '#backend/cart/cart.ts';
import { deleteRequestsOf } from '#backend/contact/contact.ts';
import { inTransaction } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { deleteProductsOf } from '#backend/guarantee/guarantee.ts';
import { enqueueConsumerMail } from '#backend/mail/mail.ts';
import { endNewsletterOf } from '#backend/newsletter/newsletter.ts';
import { detachOrders } from '#backend/order/order.ts';
import { deleteCardsOf } from '#backend/payment/payment.ts';
import { keyOfConsumer, parse } from '#backend/rest/rest.ts';
import { deleteWishlist } from '#backend/wishlist/wishlist.ts';
import { deleteWord } from '#shared/contract/rules.ts';
import { z } from '#shared/contract/zod.ts';
import type { Site } from '#shared/country/site.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { hasOpenUndo } from './code.ts';
import { deleteConsumer } from './consumer.queries.ts';
import { deletePendingOf } from './pending-account.queries.ts';
import { lockConsumer } from './profile.ts';

/** Rejects a confirmation word that is not the one of the shopper's language (V-02). */
export const requireDeleteWord = async ({ language, locale }: Site, confirmation: string): Promise<void> => {
  const t = createTranslator(language, await loadMessages(locale));
  parse(z.object({ confirmation: deleteWord(t('account.delete.word')) }), { confirmation });
};

const undoOpenError = (): DomainError => {
  const fields = [{ field: 'confirmation', messageKey: 'account.refused.undoOpen' }];
  return new DomainError('UndoOpenException', 409, { fields }, 'The change of address can still be undone from the old mailbox');
};

/**
 * Deletes an account with all its data: profile, addresses, logins, saved cards, cart, wishlist, registered products, contact requests
 * with their files (U-05). Its orders are retained, as the law requires, without a link to an account. Throws UndoOpenException 409 for a
 * week after a change of address: whoever took an account over could otherwise end its owner's right to take it back.
 */
export const deleteAccount = (site: Site, consumerId: string): Promise<void> =>
  inTransaction(async (trx) => {
    const consumer = await lockConsumer(trx, consumerId);
    if (await hasOpenUndo(trx, consumerId)) throw undoOpenError();
    const key = keyOfConsumer(consumerId);
    await anonymizeCart(trx, key);
    await deleteWishlist(trx, key);
    await detachOrders(trx, consumerId);
    await deleteCardsOf(trx, consumerId);
    await endNewsletterOf(trx, consumer.emailKey);
    await deleteProductsOf(trx, consumer);
    await deleteRequestsOf(trx, consumer.emailKey);
    await deletePendingOf(trx, consumer.emailKey);
    await deleteConsumer(trx, consumerId);
    await enqueueConsumerMail(trx, `deleted:${consumerId}`, { template: 'account-deleted', site, to: consumer.email, person: consumer });
  });

import 'server-only';
import { listRequestsOf } from '#backend/contact/contact.ts';
import { database } from '#backend/database/database.ts';
import { listOwnProducts } from '#backend/guarantee/guarantee.ts';
import { listOrdersOf, presentOrder } from '#backend/order/order.ts';
import { listSavedCards } from '#backend/payment/payment.ts';
import { keyOfConsumer } from '#backend/rest/rest.ts';
import { listSessions } from '#backend/session/session.ts';
import { getWishlist } from '#backend/wishlist/wishlist.ts';
import type { AccountExport } from '#shared/contract/account.ts';
import type { Site } from '#shared/country/site.ts';
import { getBilling, listAddresses } from './addresses.ts';
import { findConsents } from './consumer.queries.ts';
import { getConsumer, getProfile } from './profile.ts';

/** Everything that the shop stores of an account, for its owner to export. */
export const exportAccount = async (site: Site, consumerId: string): Promise<AccountExport> => {
  const { createdAt, emailKey } = await getConsumer(consumerId);
  const orders = await listOrdersOf(database, consumerId);
  const consents = await findConsents(database, consumerId);
  const sessions = await listSessions(database, consumerId);
  return {
    profile: await getProfile(consumerId),
    createdAt,
    consents: consents.map(({ type, givenAt }) => ({ type, givenAt })),
    deliveryAddresses: await listAddresses(consumerId),
    billingAddress: await getBilling(consumerId),
    paymentMethods: await listSavedCards(consumerId),
    orders: await Promise.all(orders.map((row) => presentOrder(database, row))),
    products: await listOwnProducts(site, { consumerId, emailKey }),
    contactRequests: (await listRequestsOf(emailKey)).map(({ requestId, createdAt: sentAt, fields, attachments }) => ({
      requestId,
      createdAt: sentAt,
      fields,
      attachments,
    })),
    wishlist: (await getWishlist(keyOfConsumer(consumerId))).items,
    sessions: sessions.map((row) => ({
      sessionId: row.sessionId,
      device: row.device,
      createdAt: row.createdAt,
      seenAt: row.seenAt,
      expiresAt: row.expiresAt,
      isRemembered: row.isRemembered === 1,
    })),
  };
};

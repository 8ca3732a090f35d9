import 'server-only';
import { database } from '#backend/database/database.ts';
import { listOwnProducts } from '#backend/guarantee/guarantee.ts';
import { newsletterStateOf } from '#backend/newsletter/newsletter.ts';
import { listSavedCards } from '#backend/payment/payment.ts';
import { keyOfConsumer } from '#backend/rest/rest.ts';
import { listSessions, visitorOf } from '#backend/session/session.ts';
import { getWishlist } from '#backend/wishlist/wishlist.ts';
import type { AccountOverview } from '#shared/contract/account-overview.ts';
import type { Sessions } from '#shared/contract/login.ts';
import type { Site } from '#shared/country/site.ts';
import { getBilling, listAddresses } from './addresses.ts';
import { listOwnOrders } from './own-orders.ts';
import { getConsumer, getProfile } from './profile.ts';

/** An account, seen from one of its sessions. */
type Owner = { consumerId: string; sessionId: string | undefined };

/** The logins of an account, the newest first. */
export const presentSessions = async ({ consumerId, sessionId: own }: Owner): Promise<Sessions['sessions']> => {
  const rows = await listSessions(database, consumerId);
  return rows.map(({ sessionId, device, createdAt, seenAt, expiresAt, isRemembered }) => ({
    ...{ sessionId, device, createdAt, seenAt, expiresAt },
    isRemembered: isRemembered === 1,
    isCurrent: sessionId === own,
  }));
};

/** The data that the screens of an account show. */
export const presentOverview = async (site: Site, owner: Owner): Promise<AccountOverview> => {
  const { consumerId } = owner;
  const { emailKey } = await getConsumer(consumerId);
  return {
    profile: await getProfile(consumerId),
    deliveryAddresses: await listAddresses(consumerId),
    billingAddress: await getBilling(consumerId),
    orders: await listOwnOrders(consumerId),
    sessions: await presentSessions(owner),
    paymentMethods: await listSavedCards(consumerId),
    newsletter: await newsletterStateOf(database, emailKey),
    products: await listOwnProducts(site, { consumerId, emailKey }),
    wishes: (await getWishlist(keyOfConsumer(consumerId))).items.length,
  };
};

/** The account whose data a no-script document shows; `cookies` is the Cookie header. Undefined without a login. */
export const ownerOfCookies = async (cookies: string): Promise<Owner | undefined> => {
  const visitor = await visitorOf(cookies);
  return visitor.status === 'ACTIVE' ? { consumerId: visitor.consumerId, sessionId: visitor.sessionId } : undefined;
};

import { vi } from 'vitest';
import { seedStock } from '#backend/catalogue/catalogue.ts';
import { applyPaymentEvent } from '#backend/checkout/apply-payment-event.ts';
import { loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { placedOrder } from '#shared/contract/order.ts';
import { startFakeProvider } from './fake-provider.ts';
import { createShop, createShopper, eventOf } from './test-shopper.ts';

/** A shop with its content, a provider and full stock, without rate limits; `open` opens its database. For tests. */
export const prepareShop = async (open: () => Promise<Db>): Promise<Db> => {
  vi.stubEnv('RATE_LIMIT', '0');
  await loadContent();
  startFakeProvider();
  const db = await open();
  await seedStock(db);
  return db;
};

/** Buys something and pays for it; returns the order's number. For tests. */
export const buyPaid = async (app: Parameters<typeof createShopper>[0] = createShop(), items?: object[]): Promise<string> => {
  const shopper = await createShopper(app, items);
  const { orderId, redirectUrl } = placedOrder.parse(await (await shopper.order()).json());
  await applyPaymentEvent(await eventOf(redirectUrl.split('/').at(-1) ?? '', 'SUCCEEDED'));
  return orderId;
};

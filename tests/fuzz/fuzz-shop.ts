import { seedStock } from '#backend/catalogue/catalogue.ts';
import { loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { createDiscount } from '#backend/discount/discount.ts';
import { createStripeProvider, currentProvider, readPaymentSettings, replaceProvider } from '#backend/payment/payment.ts';
import { type FakeProvider, startFakeProvider } from '../backend/checkout/fake-provider.ts';

/** Opens a shop with stock, discount codes of every kind and a provider in memory, whose events are verified as in production. */
export const openFuzzShop = async (open: () => Promise<Db>): Promise<{ db: Db; provider: FakeProvider }> => {
  await loadContent();
  const db = await open();
  await seedStock(db);
  await createDiscount(db, { code: 'TEN', kind: 'percentage', value: 1000, currency: null, validUntil: null });
  await createDiscount(db, { code: 'ALL', kind: 'percentage', value: 10_000, currency: null, validUntil: null });
  await createDiscount(db, { code: 'MUCH', kind: 'amount', value: 9_999_999, currency: 'EUR', validUntil: null });
  await createDiscount(db, { code: 'SHIP', kind: 'freeShipping', value: 0, currency: null, countries: ['de', 'ch'] });
  await createDiscount(db, { code: 'BIG', kind: 'amount', value: 5000, currency: 'EUR', minimum: 100_000 });
  await createDiscount(db, { code: 'FEW', kind: 'percentage', value: 500, currency: null, usageLimit: 2, isOncePerConsumer: true });
  await createDiscount(db, { code: 'ALONE', kind: 'percentage', value: 1500, currency: null, isExclusive: true });
  const provider = startFakeProvider();
  const { readEvent } = createStripeProvider(readPaymentSettings());
  replaceProvider({ ...currentProvider(), readEvent });
  return { db, provider };
};

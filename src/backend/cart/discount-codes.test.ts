import { beforeAll, expect, test } from 'vitest';
import { seedStock } from '#backend/catalogue/catalogue.ts';
import { loadContent } from '#backend/content/content.ts';
import { inTransaction } from '#backend/database/database.ts';
import { createDiscount } from '#backend/discount/discount.ts';
import { keyOfConsumer } from '#backend/rest/rest.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { addDiscount } from './cart-choices.ts';
import { addToCart, getCart } from './carts.ts';
import { mergeCart } from './merge-cart.ts';

const site = { country: 'de', language: 'de', locale: 'de-DE', root: '/' } as const;
const tap = { productKey: 'bogen-p', variantKey: 'bogen-p-brass', quantity: 1 };

describeEachDatabase('codes of two carts', (open) => {
  beforeAll(async () => {
    await loadContent();
    const db = await open();
    await seedStock(db);
    await createDiscount(db, { code: 'TEN', kind: 'percentage', value: 1000, currency: null });
    await createDiscount(db, { code: 'FIVE', kind: 'amount', value: 500, currency: 'EUR' });
    await createDiscount(db, { code: 'ALONE', kind: 'percentage', value: 2000, currency: null, isExclusive: true });
  });

  const logIn = async (consumerId: string, stored: string, brought: string[]) => {
    const key = keyOfConsumer(consumerId);
    await addDiscount(site, key, stored);
    const { token } = await addToCart(site, undefined, tap);
    for (const code of brought) await addDiscount(site, token, code);
    await inTransaction((trx) => mergeCart(trx, token, key));
    const { discounts } = await getCart(site, key);
    return discounts.map(({ code, problem }) => [code, problem?.reason ?? 'counts']);
  };

  test('K-01 logging in keeps the codes of both carts, each once', async () => {
    expect(await logIn('one', 'TEN', ['FIVE', 'TEN'])).toEqual([
      ['TEN', 'counts'],
      ['FIVE', 'counts'],
    ]);
  });

  test("K-01 where a code must be used alone, the browser's counts and the other says why it does not", async () => {
    expect(await logIn('two', 'ALONE', ['TEN'])).toEqual([
      ['TEN', 'counts'],
      ['ALONE', 'notCombinable'],
    ]);
    expect(await logIn('three', 'TEN', ['ALONE'])).toEqual([
      ['ALONE', 'counts'],
      ['TEN', 'notCombinable'],
    ]);
  });
});

import { beforeAll, expect, test } from 'vitest';
import { seedStock, setStock } from '#backend/catalogue/catalogue.ts';
import { loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { createDiscount, getDiscount } from '#backend/discount/discount.ts';
import { startFakeProvider } from '#tests/backend/checkout/fake-provider.ts';
import { createShop, createShopper, tapSku } from '#tests/backend/checkout/test-shopper.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';

const timeoutMs = 60_000;

describeEachDatabase('discount codes under load', (open) => {
  let db: Db;
  beforeAll(async () => {
    await loadContent();
    startFakeProvider();
    db = await open();
    await seedStock(db);
    await setStock(db, tapSku, 1000);
  });

  /** Shoppers with the code in their carts. They redeem one after the other, because concurrent guesses of one network are limited. */
  const gather = async (buyers: number, code: string) => {
    const app = createShop();
    const gathered = [];
    for (let count = 0; count < buyers; count++) {
      const shopper = await createShopper(app);
      const redeemed = await shopper.browser.post(`/carts/discount/add?discountCode=${code}`, {});
      if (redeemed.status !== 200) throw new Error(`The code was refused: ${await redeemed.text()}`);
      gathered.push({ ...shopper, seen: await shopper.cart() });
    }
    return gathered;
  };
  const exceptionOf = async (response: Response): Promise<string> =>
    response.status === 200 ? 'placed' : ((await response.json()) as { data: { exception: string } }).data.exception;

  test('K-08 fifty orders for ten uses: ten discounts, forty clear errors, then the full price', { timeout: timeoutMs }, async () => {
    await createDiscount(db, { code: 'TEN', kind: 'percentage', value: 1000, currency: null, usageLimit: 10 });
    const buyers = await gather(50, 'TEN');
    const answers = await Promise.all(buyers.map(async ({ order, seen }) => exceptionOf(await order(seen))));
    expect(answers.filter((response) => response === 'placed')).toHaveLength(10);
    expect(answers.filter((response) => response === 'DiscountUsedUpException')).toHaveLength(40);
    const rejected = buyers.filter((_, index) => answers[index] !== 'placed');
    const again = await Promise.all(rejected.map(async ({ order, cart }) => exceptionOf(await order(await cart()))));
    expect(new Set(again)).toEqual(new Set(['placed']));
    const orders = await db.selectFrom('order').select(['total', 'discountValue']).execute();
    expect(orders.filter(({ discountValue }) => discountValue === 3590)).toHaveLength(10);
    expect(orders.filter(({ discountValue, total }) => discountValue === 0 && total === 35_900)).toHaveLength(40);
    expect((await getDiscount(db, 'TEN')).uses).toBe(10);
    expect(await db.selectFrom('discountUse').select('code').execute()).toHaveLength(10);
  });

  test('K-08 one consumer, ten carts at once: a single-use code is used once', { timeout: timeoutMs }, async () => {
    await db.deleteFrom('order').execute();
    await createDiscount(db, { code: 'ONCE', kind: 'amount', value: 500, currency: 'EUR', isOncePerConsumer: true });
    const buyers = await gather(10, 'ONCE');
    const answers = await Promise.all(buyers.map(async ({ order, seen }) => exceptionOf(await order(seen))));
    expect(answers.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'DiscountUsedException'), 'placed']);
    expect((await getDiscount(db, 'ONCE')).uses).toBe(1);
  });
});

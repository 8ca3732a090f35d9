import { beforeAll, beforeEach, expect, test } from 'vitest';
import { loadCartDocument } from '#backend/cart/cart.ts';
import { readStock, seedStock, setStock } from '#backend/catalogue/catalogue.ts';
import { loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { createDiscount } from '#backend/discount/discount.ts';
import { cart as cartContract } from '#shared/contract/cart.ts';
import { type FakeProvider, startFakeProvider } from '#tests/backend/checkout/fake-provider.ts';
import {
  clearOrders,
  createShop,
  createShopper,
  type Home,
  readOrderRecords,
  type Shopper,
  sink,
  tap,
  tapSku,
} from '#tests/backend/checkout/test-shopper.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { createBrowser } from '#tests/backend/rest/test-browser.ts';

const sinkSku = '10.60.2101';
const hanoi: Home = {
  email: 'lan@example.com',
  phone: '+84 912 345 678',
  delivery: {
    firstName: 'Lan',
    lastName: 'Nguyễn',
    street: '12 Hàng Bạc',
    addition: 'Phường Hoàn Kiếm',
    postalCode: '100000',
    city: 'Hà Nội',
    country: 'vn',
  },
};

const lisbon: Home = {
  email: 'ines@example.com',
  phone: '+351 912 345 678',
  delivery: { firstName: 'Inês', lastName: 'Lima', street: 'Rua Augusta 1', postalCode: '1100-048', city: 'Lisboa', country: 'pt' },
};

describeEachDatabase('totals that the provider accepts', (open) => {
  let db: Db;
  let provider: FakeProvider;
  const app = createShop();
  const withCode = async (rest: number): Promise<Shopper> => {
    const shopper = await createShopper(app);
    const code = `LEAVES${rest}`;
    await createDiscount(db, { code, kind: 'amount', value: shopper.seen.priceTotal.rawValue - rest, currency: 'EUR' });
    await shopper.browser.post(`/carts/discount/add?discountCode=${code}`, {});
    return shopper;
  };
  const problemOf = async (response: Response) => [
    response.status,
    ((await response.json()) as { data?: { exception: string } }).data?.exception,
  ];
  const nothingHappened = async () => [(await readOrderRecords(db)).orders, provider.opened];

  beforeAll(async () => {
    await loadContent();
    db = await open();
    await seedStock(db);
  });
  beforeEach(async () => {
    provider = startFakeProvider();
    await clearOrders(db);
    await db.deleteFrom('discount').execute();
    await setStock(db, tapSku, 5);
  });

  test('a total that a code reduces below the minimum is rejected before the provider is called', async () => {
    const shopper = await withCode(49);
    const seen = await shopper.cart();
    expect(seen.priceTotal).toEqual({ rawValue: 49, currency: 'EUR' });
    expect(await problemOf(await shopper.order(seen))).toEqual([409, 'TotalTooSmallException']);
    expect(await nothingHappened()).toEqual([[], []]);
    expect((await readStock(db, [tap.variantKey])).get(tap.variantKey)).toBe(5);
  });

  test.each([50, 0])('a total of %i cents is ordered', async (rest) => {
    const shopper = await withCode(rest);
    expect((await shopper.order(await shopper.cart())).status).toBe(200);
    expect(provider.opened).toHaveLength(rest === 0 ? 0 : 1);
  });

  test('B-01 a no-script form shows the reason', async () => {
    const { browser, cart } = await withCode(30);
    const { placementKey, priceTotal } = await cart();
    await browser.form('/orders', { placementKey, acceptedTotal: `${priceTotal.rawValue}`, terms: 'accept' });
    const { draft } = await loadCartDocument({ country: 'de', language: 'de', locale: 'de-DE', root: '/' }, browser.cookieHeader());
    expect(draft?.problems).toEqual([{ field: '', messageKey: 'checkout.refused.TotalTooSmallException' }]);
  });

  test('a total above eight digits is rejected before the provider is called', async () => {
    await setStock(db, sinkSku, 99);
    const shopper = await createShopper(app, [{ ...sink, quantity: 9 }], hanoi);
    expect(shopper.seen.priceTotal.currency).toBe('VND');
    expect(shopper.seen.priceTotal.rawValue).toBeGreaterThan(99_999_999);
    expect(await problemOf(await shopper.order())).toEqual([409, 'TotalTooLargeException']);
    expect(await nothingHappened()).toEqual([[], []]);
  });

  test('O-02 MB WAY is available up to its maximum; when the cart exceeds it, another method must be chosen', async () => {
    await setStock(db, sinkSku, 99);
    const { browser, cart, order } = await createShopper(app, [sink], lisbon);
    expect((await browser.post('/carts/payment', { paymentMethod: 'MBWay' })).status).toBe(200);
    expect(await cart()).toMatchObject({ paymentMethod: 'MBWay' });
    await browser.post('/carts/add', { ...sink, quantity: 9 });
    await browser.post('/carts/add', { ...tap, quantity: 5 });
    const grown = await cart();
    expect(grown.priceTotal.rawValue).toBeGreaterThan(500_000);
    expect([grown.paymentMethod, grown.paymentMethods.includes('MBWay')]).toEqual(['Unspecified', false]);
    expect((await browser.post('/carts/payment', { paymentMethod: 'MBWay' })).status).toBe(400);
    expect(await problemOf(await order(grown))).toEqual([409, 'PaymentMethodMissingException']);
    expect(await nothingHappened()).toEqual([[], []]);
  });

  test.each([
    ['jp', 400, false],
    ['vn', 400, false],
    ['us', 200, true],
  ] as const)('O-02 in the shop %s PayPal is offered and accepted only in currencies it supports', async (country, status, isOffered) => {
    const browser = createBrowser(app, `${country}.localhost:3000`);
    const { paymentMethods } = cartContract.parse(await (await browser.get('/carts/')).json());
    expect([paymentMethods.includes('CreditCard'), paymentMethods.includes('PayPal')]).toEqual([true, isOffered]);
    expect((await browser.post('/carts/payment', { paymentMethod: 'PayPal' })).status).toBe(status);
  });
});

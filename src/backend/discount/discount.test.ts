import { beforeAll, beforeEach, expect, test } from 'vitest';
import { cartRoutes } from '#backend/cart/cart.routes.ts';
import { seedStock } from '#backend/catalogue/catalogue.ts';
import { loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { createRest } from '#backend/rest/rest.ts';
import { type Cart, cart as cartContract } from '#shared/contract/cart.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { createBrowser, type TestBrowser } from '#tests/backend/rest/test-browser.ts';
import { createDiscount, endDiscount, type NewDiscount } from './codes.ts';

// 359.00 EUR in Germany, with free delivery; hoses and strainers cost less.
const tap = { productKey: 'bogen-p', variantKey: 'bogen-p-brass' };
const day = 24 * 60 * 60_000;

describeEachDatabase('terms of discount codes', (open) => {
  let db: Db;
  const app = createRest({ '/carts': cartRoutes }, { reads: 0, changes: 0 });
  const make = (code: string, terms: Partial<NewDiscount> = {}): Promise<void> =>
    createDiscount(db, { code, kind: 'percentage', value: 1000, currency: null, ...terms });
  const visit = async (host = 'de.localhost'): Promise<TestBrowser> => {
    const browser = createBrowser(app, host);
    await browser.post('/carts/add', tap);
    return browser;
  };
  const redeem = (browser: TestBrowser, code: string) => browser.post(`/carts/discount/add?discountCode=${encodeURIComponent(code)}`, {});
  const problemOf = async (response: Response) => {
    const { statusCode, data } = (await response.json()) as { statusCode: number; data: { exception: string; fields: object[] } };
    return [statusCode, data.exception, data.fields[0]];
  };
  const cartOf = async (response: Response | Promise<Response>): Promise<Cart> => cartContract.parse(await (await response).json());

  beforeAll(async () => {
    await loadContent();
    db = await open();
    await seedStock(db);
  });
  beforeEach(async () => void (await db.deleteFrom('discount').execute()));

  test('K-02 the goods must reach a minimum value; the error says what is missing, and the code counts once they do', async () => {
    await make('BIG', { minimum: 50_000, currency: 'EUR' });
    const browser = await visit();
    expect(await problemOf(await redeem(browser, 'big'))).toEqual([
      400,
      'DiscountMinimumException',
      {
        field: 'discountCode',
        messageKey: 'cart.discountProblem.belowMinimum',
        values: { code: 'BIG', minimum: '500,00\u00a0€', missing: '141,00\u00a0€' },
      },
    ]);
    await browser.post('/carts/add', tap);
    expect(await cartOf(redeem(browser, 'BIG'))).toMatchObject({ discountValue: { rawValue: 7180 }, discounts: [{ problem: null }] });
    const smaller = await cartOf(browser.post('/carts/remove', { ...tap, quantity: 1 }));
    expect(smaller).toMatchObject({
      discountValue: { rawValue: 0 },
      priceTotal: { rawValue: 35_900 },
      discounts: [{ code: 'BIG', value: { rawValue: 0 }, problem: { reason: 'belowMinimum' } }],
    });
  });

  test('K-02 a code has a first and a last day', async () => {
    await make('SOON', { validFrom: Date.UTC(2100, 0, 1) });
    await make('OVER', { validUntil: Date.UTC(2020, 0, 31, 23, 59) });
    await make('NOW', { validFrom: Date.now() - day, validUntil: Date.now() + day });
    const browser = await visit();
    expect(await problemOf(await redeem(browser, 'SOON'))).toMatchObject([
      400,
      'DiscountNotYetException',
      { values: { date: '1. Januar 2100 um 01:00 MEZ' } },
    ]);
    expect(await problemOf(await redeem(browser, 'OVER'))).toMatchObject([
      400,
      'DiscountExpiredException',
      { values: { date: '1. Februar 2020 um 00:59 MEZ' } },
    ]);
    expect((await redeem(browser, 'NOW')).status).toBe(200);
    await endDiscount(db, 'now');
    expect(await cartOf(browser.get('/carts/'))).toMatchObject({
      discounts: [{ code: 'NOW', problem: { reason: 'expired' } }],
      priceTotal: { rawValue: 35_900 },
    });
  });

  test("K-02 before its start a code's error shows the hour and time zone of the country, in its language", async () => {
    await make('SOON', { validFrom: Date.UTC(2100, 11, 1) });
    const actual = async (host: string) => {
      const [, , field] = await problemOf(await redeem(await visit(host), 'SOON'));
      return (field as { values: { date: string } }).values.date.replaceAll(/\s/g, ' ');
    };
    expect(await actual('us.localhost')).toBe('November 30, 2100 at 7:00 PM EST');
    expect(await actual('gb.localhost')).toBe('1 December 2100 at 00:00 GMT');
    expect(await actual('jp.localhost')).toBe('2100年12月1日 9:00 JST');
  });

  test('K-02 a code counts only in its countries and in its currency', async () => {
    await make('ALPS', { countries: ['at', 'ch'] });
    await make('POUND', { kind: 'amount', value: 500, currency: 'GBP' });
    expect(await problemOf(await redeem(await visit(), 'ALPS'))).toMatchObject([400, 'DiscountCountryException', {}]);
    expect(await problemOf(await redeem(await visit(), 'POUND'))).toMatchObject([400, 'DiscountCountryException', {}]);
    expect((await redeem(await visit('at.localhost'), 'ALPS')).status).toBe(200);
    expect((await redeem(await visit('gb.localhost'), 'POUND')).status).toBe(200);
  });

  test('K-02 several codes count: percentages of all goods, then amounts, then shipping costs; each has its own value', async () => {
    await make('FIVE', { kind: 'amount', value: 500, currency: 'EUR' });
    await make('TEN');
    await make('SHIP', { kind: 'freeShipping', value: 0 });
    const browser = await visit();
    for (const code of ['SHIP', 'FIVE', 'ＴＥＮ', 'ten']) await redeem(browser, code);
    const cart = await cartOf(browser.get('/carts/'));
    const shipping = cart.shippingCosts.rawValue;
    expect(cart.discounts.map(({ code, value }) => [code, value.rawValue])).toEqual([
      ['TEN', 3590],
      ['FIVE', 500],
      ['SHIP', shipping],
    ]);
    expect(cart.priceTotal.rawValue).toBe(35_900 - 3590 - 500);
    const less = await cartOf(browser.post('/carts/discount/remove?discountCode=five', {}));
    expect(less.discounts.map(({ code }) => code)).toEqual(['TEN', 'SHIP']);
  });

  test('K-02 an exclusive code is used alone, whichever comes first', async () => {
    await make('ALONE', { isExclusive: true });
    await make('TEN');
    const first = await visit();
    await redeem(first, 'ALONE');
    expect(await problemOf(await redeem(first, 'TEN'))).toMatchObject([
      400,
      'DiscountCombinationException',
      { values: { code: 'TEN', other: 'ALONE' } },
    ]);
    const second = await visit();
    await redeem(second, 'TEN');
    expect(await problemOf(await redeem(second, 'ALONE'))).toMatchObject([400, 'DiscountCombinationException', {}]);
  });

  test('K-02 a code that has nothing left to take off stays and says so', async () => {
    await make('ALL', { value: 10_000 });
    await make('FIVE', { kind: 'amount', value: 500, currency: 'EUR' });
    const browser = await visit();
    await redeem(browser, 'ALL');
    expect((await cartOf(redeem(browser, 'FIVE'))).discounts).toMatchObject([
      { code: 'ALL', problem: null },
      { code: 'FIVE', value: { rawValue: 0 }, problem: { reason: 'needless' } },
    ]);
  });
});

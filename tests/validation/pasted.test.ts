import { beforeAll, expect, test, vi } from 'vitest';
import { cartRoutes } from '#backend/cart/cart.routes.ts';
import { orderRoutes, paymentRoutes } from '#backend/checkout/checkout.routes.ts';
import { currentProvider } from '#backend/payment/payment.ts';
import { createRest } from '#backend/rest/rest.ts';
import { returnRoutes } from '#backend/return/return.routes.ts';
import { cart as cartContract } from '#shared/contract/cart.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import { buyPaid, prepareShop } from '../backend/checkout/test-shop.ts';
import { tap } from '../backend/checkout/test-shopper.ts';
import { describeEachDatabase } from '../backend/database/each-database.ts';
import { createBrowser } from '../backend/rest/test-browser.ts';

const folders = { '/carts': cartRoutes, '/orders': orderRoutes, '/payments': paymentRoutes, '/returns': returnRoutes };
const home = { firstName: 'Ada', lastName: 'Muster', street: 'Uferweg 1', postalCode: '33102', city: 'Paderborn', country: 'de' };
const regions: Partial<Record<CountryCode, string>> = { jp: '13', ca: 'ON', us: 'NY' };

describeEachDatabase('pasted input', (open) => {
  let app: ReturnType<typeof createRest>;
  beforeAll(async () => {
    await prepareShop(open);
    app = createRest(folders, { reads: 0, changes: 0 });
  });
  const send = async (country: CountryCode, delivery: object, contact: object = {}) => {
    const browser = createBrowser(app, `${country}.localhost:3000`);
    const body = { email: 'ada@example.com', delivery: { ...home, country, region: regions[country] ?? '', ...delivery }, ...contact };
    const answer = await browser.post('/carts/address/delivery', body);
    expect([answer.status, answer.status === 200 ? '' : await answer.text()]).toEqual([200, '']);
    return cartContract.parse(await (await browser.get('/carts/')).json());
  };

  test.each([
    ['pl', '00950', '00-950'],
    ['pl', 'PL-00-950', '00-950'],
    ['pt', '1000205', '1000-205'],
    ['jp', '〒１００ー０００１', '100-0001'],
    ['jp', '100\u22120001', '100-0001'],
    ['at', 'A-1010', '1010'],
    ['ch', 'CH-8001', '8001'],
    ['be', 'B-1000', '1000'],
    ['fr', 'F-75001', '75001'],
    ['hu', 'H-1051', '1051'],
    ['cz', '11000', '110 00'],
    ['gb', 'sw1a1aa', 'SW1A 1AA'],
    ['ca', 'K1A-0B1', 'K1A 0B1'],
    ['nl', '1012ab', '1012 AB'],
    ['us', '100011234', '10001-1234'],
  ] as const)('B-18 V-02 the postal code of %s %s is stored and shown as %s', async (country, typed, kept) => {
    const cart = await send(country, { postalCode: typed });
    expect([cart.deliveryAddress?.postalCode, cart.billingAddress?.postalCode]).toEqual([kept, kept]);
  });

  test.each([
    ['de', '\u202D+49 5251 123456\u202C', '+49 5251 123456'],
    ['de', 'tel:+495251123456', '+49 5251 123456'],
    ['jp', '０３ー１２３４ー５６７８', '+81 3 1234 5678'],
    ['us', '(212) 555-0142 ext. 7', '+1 212 555 0142'],
  ] as const)('B-18 V-02 in %s the phone number %j is shown as %s', async (country, phone, shown) => {
    const code = country === 'us' ? { postalCode: '10001' } : country === 'jp' ? { postalCode: '100-0001' } : {};
    expect((await send(country, code, { phone })).consumer?.phone).toBe(shown);
  });

  test.each([
    ['ivan@пошта.укр', 'ivan@xn--80a1acn3a.xn--j1amh'],
    ['ivan@xn--80a1acn3a.xn--j1amh', 'ivan@xn--80a1acn3a.xn--j1amh'],
    ['anna@müller-küchen.example', 'anna@xn--mller-kchen-thbg.example'],
    ['vogt&sohn@example.org', 'vogt&sohn@example.org'],
    ["o'neill/bau@example.org", "o'neill/bau@example.org"],
  ])('B-18 V-02 an order may go to %s', async (email, kept) => {
    expect((await send('de', {}, { email })).consumer?.email).toBe(kept);
  });

  test.each(['DE89-3704-0044-0532-0130-00', 'IBAN: DE89\u00A03704\u00A00044\u00A00532\u00A00130\u00A000'])(
    'B-18 O-02 of %j the provider receives only the number',
    async (iban) => {
      const keep = vi.spyOn(currentProvider(), 'saveAccount');
      const browser = createBrowser(app, 'de.localhost:3000');
      await browser.post('/carts/add', tap);
      const choice = { paymentMethod: 'DirectDebit', iban, accountHolder: 'Ada Muster', mandate: 'accept' };
      expect((await browser.post('/carts/payment', choice)).status).toBe(200);
      expect(keep.mock.lastCall?.[0].iban).toBe('DE89370400440532013000');
    },
  );

  test('B-18 O-02 an account outside SEPA is rejected at its field', async () => {
    const keep = vi.spyOn(currentProvider(), 'saveAccount');
    keep.mockClear();
    const browser = createBrowser(app, 'de.localhost:3000');
    await browser.post('/carts/add', tap);
    const choice = { paymentMethod: 'DirectDebit', iban: 'TR330006100519786457841326', accountHolder: 'Ada', mandate: 'accept' };
    const answer = await browser.post('/carts/payment', choice);
    expect([answer.status, await answer.json()]).toMatchObject([400, { data: { fields: [{ field: 'iban' }] } }]);
    expect(keep).not.toHaveBeenCalled();
  });

  test('B-18 Y-01 an order is found by its number in any common spelling', async () => {
    const orderId = await buyPaid();
    const typed = [
      orderId.replaceAll('-', '\u2011').toLowerCase(),
      orderId.replaceAll('-', ' '),
      `#${orderId}.`,
      `\u00A0${orderId.slice(0, 6)}\u00AD${orderId.slice(6)}`,
    ];
    for (const one of typed) {
      const answer = await createBrowser(app, 'de.localhost:3000').post('/returns/find', {
        name: 'Ada Muster',
        email: 'ada@example.com',
        orderId: one,
      });
      expect([one, answer.status]).toEqual([one, 200]);
    }
  });
});

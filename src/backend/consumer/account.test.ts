import { expect, onTestFinished, test, vi } from 'vitest';
import { orderRoutes } from '#backend/checkout/checkout.routes.ts';
import { database } from '#backend/database/database.ts';
import { accountExport } from '#shared/contract/account.ts';
import { cart } from '#shared/contract/cart.ts';
import { consumerOrders } from '#shared/contract/consumer-order.ts';
import { replaceEnvironment } from '#shared/environment/environment.ts';
import { solvedCaptcha } from '#tests/backend/captcha/test-solve.ts';
import { describeAccounts } from '#tests/backend/consumer/describe-accounts.ts';
import { mia, readConfirmation, seen } from '#tests/backend/consumer/test-account.ts';
import type { TestBrowser } from '#tests/backend/rest/test-browser.ts';
import { openSiteverify } from '#tests/support/siteverify.ts';

const sink = { productKey: 'delta-60-s', variantKey: 'delta-60-s-anthracite' };
const home = {
  salutation: 'Female',
  firstName: 'Mia',
  lastName: 'Ostertag',
  street: 'Gartenweg 12 b',
  postalCode: '50674',
  city: 'Köln',
  country: 'de',
};
const consentsModel = { TermsOfUse: true, PrivacyPolicy: true };

describeAccounts(
  'accounts and orders',
  ({ visit, deliver, logIn, openAccount, db }) => {
    const order = async (browser: TestBrowser, email = mia.email): Promise<string> => {
      await browser.post('/carts/add', sink);
      await browser.post('/carts/address/delivery', { email, phone: '', delivery: home });
      await browser.post('/carts/payment', { paymentMethod: 'CreditCard' });
      const { placementKey, priceTotal } = cart.parse(await (await browser.get('/carts/')).json());
      await browser.post('/carts/protect', {});
      // No payment provider responds here: the order is written before the provider is called.
      await browser.post('/orders', { placementKey, acceptedTotal: priceTotal.rawValue, terms: 'accept' });
      const { orderId } = await db()
        .selectFrom('order')
        .select('orderId')
        .where('placementKey', '=', placementKey)
        .executeTakeFirstOrThrow();
      return orderId;
    };
    const ordersOf = async (browser: TestBrowser) =>
      consumerOrders.parse(await (await browser.get('/consumer/orders')).json()).orders.map(({ orderId }) => orderId);

    test('U-05 an account sees its own orders, on every device, and no others', async () => {
      const [here, there, guest] = [visit(), visit(), visit()];
      await openAccount(here);
      await logIn(here);
      await logIn(there);
      const orderId = await order(here);
      const foreign = await order(guest);
      expect(await ordersOf(there)).toEqual([orderId]);
      expect((await there.get(`/consumer/orders/${orderId}`)).status).toBe(200);
      expect((await there.get(`/consumer/orders/${foreign}`)).status).toBe(404);
      expect((await guest.get(`/consumer/orders/${foreign}`)).status).toBe(401);
      expect((await guest.get(`/orders/${orderId}`)).status).toBe(404);
    });

    test('U-07 a guest creates an account from the order, which then belongs to the account', async () => {
      const guest = visit();
      const orderId = await order(guest);
      const body = { password: mia.password, orderId, consentsModel };
      expect((await visit().post('/consumer/create/from/order', body)).status).toBe(404);
      expect(await seen(await guest.post('/consumer/create/from/order', body))).toEqual([200, { isSent: true }]);
      expect(await db().selectFrom('order').select('consumerId').where('orderId', '=', orderId).execute()).toEqual([{ consumerId: null }]);
      await guest.post('/consumer/confirm-email', { ...readConfirmation((await deliver())[0]), password: mia.password });
      expect((await logIn(guest)).status).toBe(200);
      expect(await ordersOf(guest)).toEqual([orderId]);
      expect(await (await guest.get('/consumer/')).json()).toMatchObject({ email: mia.email, firstName: 'Mia', lastName: 'Ostertag' });
    });

    test('U-07 F-03 a captcha is required, checked, and counts once', async () => {
      const guest = visit();
      const body = { password: mia.password, orderId: await order(guest), consentsModel };
      const send = async (captcha: string) => (await guest.post('/consumer/create/from/order', { ...body, captcha })).status;
      expect([await send(''), await send('made up')]).toEqual([400, 400]);
      const solved = await solvedCaptcha();
      expect([await send(solved), await send(solved)]).toEqual([200, 400]);
    });

    test('U-07 F-03 with a reCAPTCHA key a token for this host is required', async () => {
      const siteverify = await openSiteverify();
      for (const [name, value] of Object.entries(siteverify.environment)) vi.stubEnv(name, value);
      replaceEnvironment(undefined);
      onTestFinished(async () => {
        vi.unstubAllEnvs();
        replaceEnvironment(undefined);
        await siteverify.close();
      });
      const guest = visit();
      const body = { password: mia.password, orderId: await order(guest), consentsModel };
      const send = async (captcha: string) => (await guest.post('/consumer/create/from/order', { ...body, captcha })).status;
      expect(await send(siteverify.issue('undula.ch'))).toBe(400);
      const token = siteverify.issue('de.localhost');
      expect([await send(token), await send(token)]).toEqual([200, 400]);
    });

    test('U-07 an address that already has an account gets the same response, and its owner is notified', async () => {
      await openAccount(visit());
      const guest = visit();
      const response = await guest.post('/consumer/create/from/order', {
        password: 'etwas anderes',
        orderId: await order(guest),
        consentsModel,
      });
      expect(await seen(response)).toEqual([200, { isSent: true }]);
      expect((await deliver()).map(({ subject }) => subject)).toEqual(['Sie haben schon ein Konto bei uns']);
      expect((await logIn(visit(), mia.email, 'etwas anderes')).status).toBe(403);
    });

    test('U-05 an account can be exported', async () => {
      const browser = visit();
      await openAccount(browser);
      await logIn(browser);
      await browser.post('/lists/my/add', sink);
      await browser.post('/consumer/addresses/delivery/add', home);
      const orderId = await order(browser);
      const fields = JSON.stringify({ issue: 'It drips.' });
      for (const [requestId, emailKey] of [
        ['own', mia.email.toLowerCase()],
        ['strange', 'ada@example.com'],
      ] as const)
        await database
          .insertInto('contactRequest')
          .values({ requestId, emailKey, fields, country: 'de', language: 'de', createdAt: 1 })
          .execute();
      await database
        .insertInto('contactAttachment')
        .values({ requestId: 'own', position: 1, name: 'tap.jpg', mediaType: 'image/jpeg', size: 5 })
        .execute();
      const response = await browser.get('/consumer/export');
      expect(response.headers.get('content-disposition')).toContain('attachment');
      const actual = accountExport.parse(await response.json());
      expect(actual).toMatchObject({
        profile: { email: mia.email },
        deliveryAddresses: [{ city: 'Köln' }],
        orders: [{ orderId }],
        contactRequests: [{ requestId: 'own', createdAt: 1, fields: { issue: 'It drips.' }, attachments: [{ name: 'tap.jpg', size: 5 }] }],
        wishlist: [sink],
      });
      expect(actual.contactRequests).toHaveLength(1);
      expect(JSON.stringify(actual)).not.toMatch(/argon2|tokenHash/);
      expect((await visit().get('/consumer/export')).status).toBe(401);
    });

    test('U-05 V-02 deletion: the word must be right where required; orders stay, everything else is deleted', async () => {
      const [browser, other] = [visit(), visit()];
      await openAccount(browser);
      await logIn(browser);
      await logIn(other);
      await browser.post('/lists/my/add', sink);
      await browser.post('/consumer/addresses/delivery/add', home);
      const orderId = await order(browser);
      const wrong = await browser.post('/consumer/delete?locale=de-DE', { confirmation: 'DELETE' });
      expect(await wrong.json()).toMatchObject({
        statusCode: 400,
        data: { fields: [{ field: 'confirmation', messageKey: 'general.validation.delete' }] },
      });
      const removed = await browser.form('/consumer/delete?locale=de-DE', { confirmation: 'LÖSCHEN' });
      expect([removed.status, removed.headers.get('location')]).toEqual([303, '/account/delete-confirmation']);
      expect([(await browser.get('/consumer/')).status, (await other.get('/consumer/')).status]).toEqual([401, 401]);
      expect((await logIn(browser)).status).toBe(401);
      const left = ['consumer', 'consumerAddress', 'consumerConsent', 'consumerCode', 'session'] as const;
      for (const table of left) expect(await db().selectFrom(table).selectAll().execute()).toEqual([]);
      expect(await db().selectFrom('order').select('consumerId').where('orderId', '=', orderId).execute()).toEqual([{ consumerId: null }]);
      expect((await deliver()).map(({ subject }) => subject)).toEqual(['Ihr Konto ist gelöscht']);
      expect((await visit().post('/consumer/delete', {})).status).toBe(401);
    });

    test('U-05 only the browser that has just deleted its account sees the confirmation', async () => {
      const browser = visit();
      await openAccount(browser);
      await logIn(browser);
      const actual = async (who = browser) => (await who.get('/consumer/deletion')).json();
      expect(await actual()).toEqual({ hasDeleted: false });
      expect((await browser.post('/consumer/delete?locale=de-DE', { confirmation: 'LÖSCHEN' })).status).toBe(200);
      expect([await actual(), await actual(visit())]).toEqual([{ hasDeleted: true }, { hasDeleted: false }]);
      browser.setCookie('form-draft', 'nonsense');
      expect(await actual()).toEqual({ hasDeleted: false });
    });
  },
  { '/orders': orderRoutes },
);

import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { seedStock, setStock } from '#backend/catalogue/catalogue.ts';
import { loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { createDispatcher } from '#backend/jobs/jobs.ts';
import { detachCard, findMandate } from '#backend/payment/payment.ts';
import { sandboxHandlers } from '#payment-sandbox/sandbox.routes.ts';
import { cart as cartContract, type PaymentMethod } from '#shared/contract/cart.ts';
import { placedOrder } from '#shared/contract/order.ts';
import { savedCards } from '#shared/contract/payment-method.ts';
import { clearOrders, tap, tapSku } from '#tests/backend/checkout/test-shopper.ts';
import { clearAccounts, mia, openShop } from '#tests/backend/consumer/test-account.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { card, submitForm } from '#tests/backend/payment/payment-harness.ts';
import { type SandboxServer, startSandbox } from '#tests/backend/payment/sandbox-server.ts';
import type { TestBrowser } from '#tests/backend/rest/test-browser.ts';
import { orderRoutes, paymentRoutes } from './checkout.routes.ts';
import { saveCardOfAttempt } from './save-card.ts';

const home = { firstName: 'Mia', lastName: 'Ostertag', street: 'Gartenweg 12 b', postalCode: '50674', city: 'Köln', country: 'de' };

beforeAll(() => loadContent());

describeEachDatabase('paying with a saved card or an account', (open) => {
  let db: Db;
  let sandbox: SandboxServer;
  let browser: TestBrowser;
  const { visit, logIn, openAccount } = openShop(() => db, { '/orders': orderRoutes, '/payments': paymentRoutes });

  beforeAll(async () => {
    db = await open();
    await seedStock(db);
    sandbox = await startSandbox();
  });
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    vi.stubEnv('RATE_LIMIT', '0');
    await clearAccounts(db);
    await clearOrders(db);
    for (const table of ['savedCard', 'sandboxMethod', 'sandboxSession', 'sandboxPayment', 'paymentMandate'] as const)
      await db.deleteFrom(table).execute();
    await setStock(db, tapSku, 9);
    browser = visit('de.localhost:3000');
    await openAccount(browser);
    await logIn(browser);
  });
  afterEach(() => void vi.unstubAllEnvs());

  const fill = async (who: TestBrowser, payment: object) => {
    await who.post('/carts/add', tap);
    await who.post('/carts/address/delivery', { email: mia.email, phone: '', delivery: home });
    return who.post('/carts/payment', payment);
  };
  const order = async (who: TestBrowser = browser) => {
    const { placementKey, priceTotal } = cartContract.parse(await (await who.get('/carts/')).json());
    return who.post('/orders', { placementKey, acceptedTotal: priceTotal.rawValue, terms: 'accept' });
  };
  const buy = async (who: TestBrowser, payment: object): Promise<string> => {
    expect((await fill(who, payment)).status).toBe(200);
    return placedOrder.parse(await (await order(who)).json()).redirectUrl;
  };
  /** Follows a return link into the shop. */
  const followReturn = async (url: string): Promise<string> =>
    (await browser.get(new URL(url, sandbox.origin).pathname)).headers.get('location') ?? '';
  const atSandbox = (url: string): string => `${sandbox.origin}${new URL(url, sandbox.origin).pathname}`;
  const payAt = async (url: string, number: string): Promise<string> =>
    (await submitForm(atSandbox(url), card(number))).headers.get('location') ?? '';
  const runJobs = async () => {
    await db.updateTable('outbox').set({ dueAt: 0 }).execute();
    await createDispatcher(db, { ...sandboxHandlers, 'keep-card': saveCardOfAttempt, 'forget-card': detachCard }).drain();
  };
  const cards = async () => savedCards.parse(await (await browser.get('/consumer/payment-methods')).json()).paymentMethods;
  const charges = async () => (await db.selectFrom('sandboxPayment').select('status').where('status', '=', 'succeeded').execute()).length;

  /** The address to which the provider sends the buyer back. */
  const returnOf = async (method: PaymentMethod): Promise<string> => {
    const attempt = await db.selectFrom('paymentAttempt').select('attemptId').where('method', '=', method).executeTakeFirstOrThrow();
    return `${sandbox.origin}/payments/return/${attempt.attemptId}`;
  };

  const save = async (number: string): Promise<string> => {
    const redirectUrl = await buy(browser, { paymentMethod: 'CreditCard', keepCard: 'on' });
    await payAt(redirectUrl, number);
    await followReturn(await returnOf('CreditCard'));
    await runJobs();
    return (await cards())[0]?.id ?? '';
  };

  test('O-02 a card is saved after the buyer agreed, and pays the next order without a page, once', async () => {
    const id = await save('4242424242424242');
    expect(await cards()).toMatchObject([{ brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2034 }]);
    const redirectUrl = await buy(browser, { paymentMethod: 'CreditCard', savedCard: id });
    expect(await charges()).toBe(2);
    expect(await followReturn(redirectUrl)).toMatch(/^\/checkout\/success\//);
    expect(await followReturn(redirectUrl)).toMatch(/^\/checkout\/success\//);
    expect(await db.selectFrom('order').select(['state', 'paymentMethod']).orderBy('placedAt').execute()).toEqual([
      { state: 'PAID', paymentMethod: 'CreditCard' },
      { state: 'PAID', paymentMethod: 'aliasCreditCard' },
    ]);
    expect(await charges()).toBe(2);
  });

  test('O-02 nothing is saved for a guest, nor without consent', async () => {
    const guest = visit('de.localhost:3000');
    await payAt(await buy(guest, { paymentMethod: 'CreditCard', keepCard: 'on' }), '4242424242424242');
    await payAt(await buy(browser, { paymentMethod: 'CreditCard' }), '4242424242424242');
    await runJobs();
    expect([await cards(), await db.selectFrom('sandboxMethod').selectAll().execute()]).toEqual([[], []]);
  });

  test('O-02 when the bank wants to approve a saved card, the buyer is sent there, and again until it is decided', async () => {
    const redirect = await buy(browser, { paymentMethod: 'CreditCard', keepCard: 'on' });
    expect(await payAt(redirect, '4000002500003155')).toMatch(/challenge$/);
    await submitForm(`${atSandbox(redirect)}/challenge`, { decision: 'approve' });
    await followReturn(await returnOf('CreditCard'));
    await runJobs();
    const bank = await buy(browser, { paymentMethod: 'aliasCreditCard', savedCard: (await cards())[0]?.id });
    expect(bank).toMatch(/\/sandbox\/pay\/.*\/challenge$/);
    expect(await followReturn(await returnOf('aliasCreditCard'))).toBe(bank);
    expect(await charges()).toBe(1);
    const response = await submitForm(atSandbox(bank), { decision: 'approve' });
    expect(await followReturn(response.headers.get('location') ?? '')).toMatch(/^\/checkout\/success\//);
    expect(await charges()).toBe(2);
  });

  test('O-02 O-03 a rejected saved card ends in the failure page, the stock is restored and nothing is charged', async () => {
    const id = await save('4000000000000341');
    const redirectUrl = await buy(browser, { paymentMethod: 'CreditCard', savedCard: id });
    expect(await followReturn(redirectUrl)).toMatch(/^\/checkout\/failure\//);
    expect(await charges()).toBe(1);
    expect(await db.selectFrom('stock').select('pieces').where('sku', '=', tapSku).execute()).toEqual([{ pieces: 8 }]);
  });

  test("O-02 a removed card cannot pay and must be replaced; nobody can pay with another person's card", async () => {
    const id = await save('5555555555554444');
    const stranger = visit('de.localhost:3000');
    expect((await fill(stranger, { paymentMethod: 'aliasCreditCard', savedCard: id })).status).toBe(400);
    await fill(browser, { paymentMethod: 'aliasCreditCard', savedCard: id });
    await browser.post('/consumer/payment-methods/remove', { id });
    expect(await (await order()).json()).toMatchObject({ data: { exception: 'PaymentMethodMissingException' } });
    await runJobs();
    expect(await db.selectFrom('sandboxMethod').selectAll().execute()).toEqual([]);
  });

  test('O-03 the response to a charge is lost: the buyer goes on, a query finds the money, and it was taken once', async () => {
    const id = await save('4242424242424242');
    await fill(browser, { paymentMethod: 'CreditCard', savedCard: id });
    sandbox.loseAnswers(2, '/confirm');
    const { redirectUrl } = placedOrder.parse(await (await order()).json());
    expect(await followReturn(redirectUrl)).toMatch(/^\/checkout\/success\//);
    expect(await charges()).toBe(2);
    expect((await db.selectFrom('order').select('state').execute()).map(({ state }) => state)).toEqual(['PAID', 'PAID']);
  });

  const account = { paymentMethod: 'DirectDebit', iban: 'DE89 3704 0044 0532 0130 00', accountHolder: 'Mia Ostertag', mandate: 'accept' };

  test('O-02 a direct debit needs account, owner and mandate, each reported at its field', async () => {
    const fieldsOf = async (body: object) =>
      ((await (await fill(browser, body)).json()) as { data: { fields: { field: string }[] } }).data.fields.map(({ field }) => field);
    expect(await fieldsOf({ paymentMethod: 'DirectDebit' })).toEqual(['iban', 'accountHolder', 'mandate']);
    expect(await fieldsOf({ ...account, iban: 'DE88 3704 0044 0532 0130 00' })).toEqual(['iban']);
    const form = await browser.form('/carts/payment', { ...account, iban: 'DE00' });
    expect(form.status).toBe(303);
    expect(JSON.stringify(await db.selectFrom('cart').selectAll().execute())).not.toContain('DE00');
  });

  test('O-02 the mandate is stored with the order in the words that were shown, the account number nowhere', async () => {
    expect(await (await fill(browser, account)).json()).toMatchObject({
      directDebit: { holder: 'Mia Ostertag', last4: '3000', creditorId: 'DE98ZZZ09999999999' },
    });
    // Back from the summary the account need not be typed again.
    const chosen = cartContract.parse(await (await browser.post('/carts/payment', { paymentMethod: 'DirectDebit', iban: '' })).json());
    const { redirectUrl } = placedOrder.parse(await (await order()).json());
    expect(await followReturn(redirectUrl)).toMatch(/^\/checkout\/success\//);
    const mandate = await db.selectFrom('paymentMandate').selectAll().executeTakeFirstOrThrow();
    expect(mandate).toMatchObject({
      reference: chosen.directDebit?.mandateReference,
      holder: 'Mia Ostertag',
      last4: '3000',
      language: 'de',
    });
    expect(mandate.wording).toContain('Ich ermächtige die Undula GmbH');
    expect(await findMandate(db, mandate.orderId)).toEqual(mandate);
    const stored = [];
    for (const table of ['cart', 'order', 'paymentAttempt', 'paymentMandate', 'outbox', 'sandboxMethod', 'sandboxRequest'] as const)
      stored.push(...(await db.selectFrom(table).selectAll().execute()));
    expect(JSON.stringify(stored)).not.toMatch(/370400440532/);
    await runJobs();
    expect(await charges()).toBe(1);
  });
});

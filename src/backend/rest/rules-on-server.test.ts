import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { contactRoutes } from '#backend/contact/contact.routes.ts';
import { loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { problem } from '#shared/contract/problem.ts';
import { clearAccounts, mia, openShop } from '#tests/backend/consumer/test-account.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import type { TestBrowser } from '#tests/backend/rest/test-browser.ts';
import { ruleRows, typedPhoneRow } from '../../../tests/validation/rule-rows.ts';

const home = { firstName: 'Ada', lastName: 'Muster', street: 'Uferweg 1', postalCode: '33102', city: 'Paderborn', country: 'de' };
const buyer = { email: 'ada@example.com', delivery: home };
const request = { topic: 'A', issue: 'B', email: 'ada@example.com', country: 'DE', 'privacy-consent': 'accept' };
const uuid = '3f1c2f5e-0000-4000-8000-000000000000';

type Call = { field: string; send: (browser: TestBrowser, value: string) => Promise<Response> };
type Rule = (typeof ruleRows)[number]['rule'];

/** The calls that use each rule; the word to delete and the confirmed password have their own tests. */
const calls: Partial<Record<Rule, Call[]>> = {
  required: [
    {
      field: 'delivery.lastName',
      send: (browser, value) => browser.post('/carts/address/delivery', { ...buyer, delivery: { ...home, lastName: value } }),
    },
    { field: 'firstName', send: (browser, value) => browser.post('/consumer/create', { ...mia, firstName: value }) },
    { field: 'topic', send: (browser, value) => browser.post('/marketing/contact/send', { ...request, topic: value }) },
    { field: 'issue', send: (browser, value) => browser.post('/marketing/contact/send', { ...request, issue: value }) },
  ],
  email: [
    { field: 'email', send: (browser, value) => browser.post('/carts/address/delivery', { ...buyer, email: value }) },
    { field: 'email', send: (browser, value) => browser.post('/consumer/create', { ...mia, email: value }) },
    { field: 'email', send: (browser, value) => browser.post('/marketing/contact/send', { ...request, email: value }) },
  ],
  zip: [
    {
      field: 'delivery.postalCode',
      send: (browser, value) => browser.post('/carts/address/delivery', { ...buyer, delivery: { ...home, postalCode: value } }),
    },
  ],
  phone: [
    { field: 'phone', send: (browser, value) => browser.post('/carts/address/delivery', { ...buyer, phone: value }) },
    { field: 'phone', send: (browser, value) => browser.post('/consumer/create', { ...mia, phone: value }) },
    { field: 'fax', send: (browser, value) => browser.post('/marketing/contact/send', { ...request, fax: value }) },
  ],
  accessCode: [
    {
      field: 'otp',
      send: (browser, value) => browser.post('/consumer/confirm-email', { id: uuid, userId: uuid, otp: value, password: 'x' }),
    },
  ],
  password: [
    { field: 'password', send: (browser, value) => browser.post('/consumer/create', { ...mia, password: value }) },
    {
      field: 'password',
      send: (browser, value) => browser.post('/consumer/reset-password', { password: value, trxId: uuid, trnxId: 'x' }),
    },
  ],
};

describeEachDatabase('the validation table on the server', (open) => {
  let db: Db;
  const shop = openShop(() => db, { '/marketing/contact': contactRoutes });
  beforeAll(async () => {
    await loadContent();
    db = await open();
  });
  beforeEach(async () => {
    await clearAccounts(db);
    vi.stubEnv('RATE_LIMIT', '0');
  });
  afterEach(() => void vi.unstubAllEnvs());
  const faultsOf = async (response: Response) => problem.safeParse(await response.json()).data?.data.fields ?? [];

  const shopRows = ruleRows.map((row) => (row.rule === 'phone' ? typedPhoneRow : row));
  const rows = shopRows.flatMap((row) => (calls[row.rule] ?? []).map((call) => ({ ...row, ...call })));
  describe.each(rows)('$rule at $field', ({ field, messageKey, send, takes, refuses }) => {
    test('V-02 V-03 each invalid value is rejected by its field and its message', async () => {
      for (const value of refuses) {
        const response = await send(shop.visit(), value);
        const faults = await faultsOf(response);
        // An empty field is reported as required, whatever else it would have to be.
        const said = faults.filter((fault) => fault.field === field).map((fault) => fault.messageKey);
        const asked = value.trim() === '' ? [messageKey, 'general.validation.required'] : [messageKey];
        expect([value, response.status, asked.includes(said[0] ?? '')]).toEqual([value, 400, true]);
      }
    });

    test('V-02 V-03 no valid value is rejected at this field', async () => {
      for (const value of takes) {
        const response = await send(shop.visit(), value);
        expect([value, response.status < 500 && response.status !== 429]).toEqual([value, true]);
        const faults = response.ok ? [] : await faultsOf(response);
        expect([value, faults.filter((fault) => fault.field === field && fault.messageKey === messageKey)]).toEqual([value, []]);
      }
    });
  });

  test('V-02 V-03 an account is deleted by its word only, and the error names the field', async () => {
    const browser = shop.visit();
    await shop.openAccount(browser);
    expect((await shop.logIn(browser)).status).toBe(200);
    const rejected = await browser.post('/consumer/delete', { confirmation: 'loeschen' });
    expect([rejected.status, await faultsOf(rejected)]).toEqual([
      400,
      [{ field: 'confirmation', messageKey: 'general.validation.delete' }],
    ]);
    expect((await browser.post('/consumer/delete', { confirmation: 'LÖSCHEN' })).status).toBe(200);
  });

  test('V-02 the contact form requires topic, issue, email, country and consent, and what its configuration names', async () => {
    const empty = await shop
      .visit()
      .post('/marketing/contact/send', { topic: '', issue: '', email: '', country: '', 'privacy-consent': '' });
    expect(empty.status).toBe(400);
    const missing = ['country', 'email', 'firstName', 'issue', 'lastName', 'privacy-consent', 'topic'];
    expect((await faultsOf(empty)).map(({ field }) => field).toSorted()).toEqual(missing);
  });
});

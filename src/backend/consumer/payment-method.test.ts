import { beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#backend/database/database.ts';
import { createDispatcher } from '#backend/jobs/jobs.ts';
import { detachCard, type ProviderCard, saveCard } from '#backend/payment/payment.ts';
import { accountExport } from '#shared/contract/account.ts';
import { savedCards } from '#shared/contract/payment-method.ts';
import { type FakeProvider, startFakeProvider } from '#tests/backend/checkout/fake-provider.ts';
import { describeAccounts } from '#tests/backend/consumer/describe-accounts.ts';
import type { TestBrowser } from '#tests/backend/rest/test-browser.ts';

const visa: ProviderCard = {
  customerRef: 'cus_1',
  methodRef: 'pm_1',
  fingerprint: 'one',
  brand: 'visa',
  last4: '4242',
  expiryMonth: 12,
  expiryYear: 2034,
};
const old: ProviderCard = { ...visa, customerRef: 'cus_2', methodRef: 'pm_2', fingerprint: 'two', last4: '4444', expiryYear: 2020 };

describeAccounts('saved cards', ({ visit, logIn, openAccount, db }) => {
  let provider: FakeProvider;
  let browser: TestBrowser;
  beforeEach(async () => {
    await db().deleteFrom('savedCard').execute();
    provider = startFakeProvider();
    browser = visit();
    await openAccount(browser);
    await logIn(browser);
  });

  const save = async (card: ProviderCard): Promise<void> => {
    const { consumerId } = await db().selectFrom('consumer').select('consumerId').executeTakeFirstOrThrow();
    await inTransaction((trx) => saveCard(trx, consumerId, card));
  };
  const list = async () => savedCards.parse(await (await browser.get('/consumer/payment-methods')).json()).paymentMethods;
  const runJobs = () => createDispatcher(db(), { 'forget-card': detachCard }).drain();

  test('U-05 saved cards are listed for their owner only, without any data that can be used to pay', async () => {
    await save(old);
    await db().updateTable('savedCard').set({ createdAt: 0 }).execute();
    await save(visa);
    const response = await browser.get('/consumer/payment-methods');
    expect(await response.text()).not.toMatch(/pm_|cus_|one|two/);
    expect(await list()).toMatchObject([
      { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2034, isExpired: false },
      { last4: '4444', isExpired: true },
    ]);
    expect((await visit().get('/consumer/payment-methods')).status).toBe(401);
    const exported = accountExport.parse(await (await browser.get('/consumer/export')).json());
    expect(exported.paymentMethods).toHaveLength(2);
  });

  test('U-05 a removed card is deleted here at once, and at the provider when it responds', async () => {
    await save(visa);
    const [card] = await list();
    provider.isSilent = true;
    expect(await (await browser.post('/consumer/payment-methods/remove', { id: card?.id })).json()).toEqual({ paymentMethods: [] });
    await runJobs();
    expect(provider.forgotten).toEqual([]);
    provider.isSilent = false;
    await db().updateTable('outbox').set({ dueAt: 0 }).execute();
    await runJobs();
    expect(provider.forgotten).toEqual(['cus_1']);
    expect((await browser.post('/consumer/payment-methods/remove', { id: card?.id })).status).toBe(404);
  });

  test("U-05 nobody can remove another account's card", async () => {
    await save(visa);
    const [card] = await list();
    const other = visit();
    await openAccount(other, { email: 'other@example.com' });
    await logIn(other, 'other@example.com');
    expect((await other.post('/consumer/payment-methods/remove', { id: card?.id })).status).toBe(404);
    expect((await visit().post('/consumer/payment-methods/remove', { id: card?.id })).status).toBe(401);
    expect(await list()).toHaveLength(1);
  });

  test('U-05 the same card saved again replaces the older record', async () => {
    await save(visa);
    const [before] = await list();
    await save({ ...visa, customerRef: 'cus_3', expiryYear: 2038 });
    expect(await list()).toEqual([{ ...before, expiryYear: 2038 }]);
    await runJobs();
    expect(provider.forgotten).toEqual(['cus_1']);
  });

  test('U-05 a deleted account leaves no card behind, here or at the provider', async () => {
    await save(visa);
    await save(old);
    await browser.form('/consumer/delete?locale=de-DE', { confirmation: 'LÖSCHEN' });
    await runJobs();
    expect(await db().selectFrom('savedCard').selectAll().execute()).toEqual([]);
    expect(provider.forgotten.toSorted()).toEqual(['cus_1', 'cus_2']);
  });
});

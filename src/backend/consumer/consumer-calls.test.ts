import { beforeEach, expect, test } from 'vitest';
import { describeAccounts } from '#tests/backend/consumer/describe-accounts.ts';
import { mia, readConfirmation, readLink } from '#tests/backend/consumer/test-account.ts';
import type { TestBrowser } from '#tests/backend/rest/test-browser.ts';

const french = '?locale=fr-CH';
const german = '?locale=de-CH';
const { email: _, password, consentsModel, ...person } = mia;
const place = { firstName: 'Mia', lastName: 'Ostertag', street: 'Rue du Lac 3', postalCode: '1003', city: 'Lausanne', country: 'ch' };

describeAccounts('the calls of specification §7 on /consumer', ({ visit, logIn, openAccount, deliver, db }) => {
  beforeEach(async () => {
    await openAccount(visit());
  });
  const visitSwiss = () => visit('ch.localhost');
  const idOf = async (browser: TestBrowser): Promise<string> => {
    const response = await browser.get(`/consumer/addresses/delivery${french}&onlyForShop=true`);
    return response.ok ? (((await response.json()) as { addresses: { id: string }[] }).addresses[0]?.id ?? '') : crypto.randomUUID();
  };

  /** The calls on personal data, in an order in which one visitor can make them all. */
  const personal: [about: string, send: (browser: TestBrowser) => Promise<Response>][] = [
    ['GET /', (browser) => browser.get(`/consumer/${french}`)],
    ['PUT /', (browser) => browser.put(`/consumer/${french}`, { ...person, firstName: 'Maria' })],
    ['GET /addresses/', (browser) => browser.get(`/consumer/addresses/${french}`)],
    ['PUT /addresses/', (browser) => browser.put(`/consumer/addresses/${french}`, place)],
    ['POST /addresses/delivery/add', (browser) => browser.post(`/consumer/addresses/delivery/add${french}`, place)],
    ['GET /addresses/delivery', (browser) => browser.get(`/consumer/addresses/delivery${french}&onlyForShop=true`)],
    [
      'PUT /addresses/delivery',
      async (browser) => browser.put(`/consumer/addresses/delivery${french}`, { ...place, id: await idOf(browser), city: 'Genève' }),
    ],
    [
      'POST /addresses/delivery/remove',
      async (browser) => browser.post(`/consumer/addresses/delivery/remove${french}`, { id: await idOf(browser) }),
    ],
    ['POST /delete', (browser) => browser.post(`/consumer/delete${french}`, { confirmation: 'SUPPRIMER' })],
  ];

  test('U-01 personal data is returned with credentials, and to nobody without', async () => {
    const [stranger, own] = [visitSwiss(), visitSwiss()];
    await logIn(own);
    for (const [about, send] of personal) {
      expect([about, (await send(stranger)).status]).toEqual([about, 401]);
      expect([about, (await send(own)).status]).toEqual([about, 200]);
    }
    expect((await logIn(visitSwiss())).status).toBe(401);
  });

  test("U-01 a visitor's call without an account is answered, and its mails are in the locale of the call", async () => {
    const subjects = new Map<string, string[]>();
    for (const locale of [french, german]) {
      const browser = visitSwiss();
      const email = `mia.${locale.slice(-5).toLowerCase()}@example.com`;
      const said: string[] = [];
      const nextMail = async (): Promise<Awaited<ReturnType<typeof deliver>>[number] | undefined> => {
        // The request waits in the outbox first, and its mail after that.
        const [letter] = [...(await deliver()), ...(await deliver())];
        said.push(letter?.subject ?? 'nothing');
        return letter;
      };
      const statuses = [(await browser.post(`/consumer/create${locale}`, { ...mia, email })).status];
      await nextMail();
      // Without this, the same mail requested again at once would not be sent again.
      await db().updateTable('pendingAccount').set({ expiresAt: Date.now() }).execute();
      statuses.push((await browser.post(`/consumer/send-email-verification${locale}`, { email })).status);
      const confirmation = { ...readConfirmation(await nextMail()), password };
      statuses.push((await browser.post(`/consumer/confirm-email${locale}`, confirmation)).status);
      const query = `${locale}&email=${encodeURIComponent(email)}&shopLanguagePath=/${locale.slice(-5, -3)}/`;
      statuses.push((await browser.post(`/consumer/initiate-reset-password${query}`, {})).status);
      const link = readLink(await nextMail());
      const reset = { password: 'ganz neue Wellen', trxId: link.get('trxId'), trnxId: link.get('trnxId') };
      statuses.push((await browser.post(`/consumer/reset-password${locale}`, reset)).status);
      await nextMail();
      statuses.push((await logIn(browser, email, reset.password, `${locale}&rememberMe=true`)).status);
      statuses.push((await browser.get(`/consumer/logout${locale}`)).status);
      // Another account's order: rejected with its own error, not as an unknown route.
      const foreign = await browser.post(`/consumer/create/from/order${locale}`, {
        password,
        orderId: 'CH-000000-AAAAAAAA',
        consentsModel,
      });
      expect([locale, statuses, foreign.status]).toEqual([locale, [200, 200, 200, 200, 200, 200, 200], 404]);
      expect(await foreign.json()).toMatchObject({ data: { exception: 'OrderNotFoundException' } });
      subjects.set(locale, said);
    }
    const [inFrench = [], inGerman = []] = [subjects.get(french), subjects.get(german)];
    expect(inFrench).toHaveLength(4);
    expect(inFrench.filter((subject) => inGerman.includes(subject) || subject === 'nothing')).toEqual([]);
  });
});

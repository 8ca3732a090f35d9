import { beforeEach, expect, test } from 'vitest';
import { deliveryAddresses } from '#shared/contract/consumer-address.ts';
import { describeAccounts } from '#tests/backend/consumer/describe-accounts.ts';
import { linkOf, mia, readLink } from '#tests/backend/consumer/test-account.ts';

const home = { firstName: 'Mia', lastName: 'Ostertag', street: 'Gartenweg 12 b', postalCode: '50674', city: 'Köln', country: 'de' };

describeAccounts('two presses', ({ visit, deliver, logIn, openAccount, db }) => {
  beforeEach(async () => {
    await db().deleteFrom('newsletter').execute();
    await openAccount(visit());
  });
  const subjects = async () => (await deliver()).map(({ subject }) => subject);
  /** The common response of two concurrent calls; fails if they differ. */
  const twice = async (send: () => Promise<Response>): Promise<unknown> => {
    const [first, second] = await Promise.all(
      [send(), send()].map(async (response) => [(await response).status, await (await response).text()]),
    );
    expect(second).toEqual(first);
    return first;
  };

  test('U-05 B-01 the same address sent twice at once is one, with and without script; sent later it is another one', async () => {
    const browser = visit();
    await logIn(browser);
    const list = async () => deliveryAddresses.parse(await (await browser.get('/consumer/addresses/delivery')).json()).addresses;
    await twice(() => browser.post('/consumer/addresses/delivery/add', home));
    expect(await list()).toHaveLength(1);
    await twice(() => browser.form('/consumer/addresses/delivery/add', { ...home, street: 'Wall 2' }));
    expect((await list()).map(({ street }) => street)).toEqual(['Gartenweg 12 b', 'Wall 2']);
    await db().updateTable('consumerAddress').set({ createdAt: 0 }).execute();
    await browser.post('/consumer/addresses/delivery/add', home);
    expect(await list()).toHaveLength(3);
  });

  test('U-04 B-01 a new password requested twice at once is one mail, and its link works', async () => {
    const ask = (path: string) => twice(() => visit().form(`/consumer/initiate-reset-password?email=${path}`, {}));
    await ask(mia.email);
    const letters = await deliver();
    expect(letters.map(({ subject }) => subject)).toHaveLength(1);
    await twice(() => visit().post(`/consumer/initiate-reset-password?email=${mia.email}`, {}));
    expect(await deliver()).toEqual([]);
    const link = readLink(letters[0]);
    const reset = { password: 'neue Wellen 9', trxId: link.get('trxId') ?? '', trnxId: link.get('trnxId') ?? '' };
    expect((await visit().post('/consumer/reset-password', reset)).status).toBe(200);
  });

  test('U-02 the newsletter requested twice at once is one mail; requested later it is another one', async () => {
    const ask = () => visit().post('/consumer/newsletter/subscribe', { email: 'leser@example.com' });
    await twice(ask);
    expect(await subjects()).toHaveLength(1);
    await db().updateTable('newsletter').set({ askedAt: 0 }).execute();
    await ask();
    expect(await subjects()).toHaveLength(1);
  });

  test('U-05 a new email address requested twice at once is one mail to each mailbox, and the link works', async () => {
    const browser = visit();
    await logIn(browser);
    await twice(() => browser.post('/consumer/email', { email: 'mia@new.example', currentPassword: mia.password }));
    const letters = await deliver();
    expect(letters.map(({ to }) => to.address).toSorted()).toEqual([mia.email, 'mia@new.example'].toSorted());
    const link = linkOf(letters.find(({ to }) => to.address === 'mia@new.example'));
    expect((await browser.post('/consumer/email/confirm', link)).status).toBe(200);
  });

  test('U-02 the mail of a registration requested again at once is not sent twice, and its code counts', async () => {
    await visit().post('/consumer/create', { ...mia, email: 'neu@example.com' });
    await twice(() => visit().post('/consumer/send-email-verification', { email: 'neu@example.com' }));
    expect(await subjects()).toHaveLength(1);
  });
});

import { expect, test } from 'vitest';
import { describeAccounts } from '#tests/backend/consumer/describe-accounts.ts';
import { mia } from '#tests/backend/consumer/test-account.ts';
import { deleteOldAccess } from './delete-old.ts';

const day = 24 * 60 * 60 * 1000;

describeAccounts('what is old', ({ visit, logIn, openAccount, db }) => {
  const count = async () => ({
    sessions: (await db().selectFrom('session').select('sessionId').execute()).length,
    codes: (await db().selectFrom('consumerCode').select('codeId').execute()).length,
    accounts: (await db().selectFrom('consumer').select('consumerId').execute()).length,
    pending: (await db().selectFrom('pendingAccount').select('consumerId').execute()).length,
  });

  test('U-03 sessions that ended long ago and used secrets are deleted, valid ones stay', async () => {
    await openAccount(visit());
    const browser = visit();
    await logIn(browser);
    await visit().post('/consumer/create', { ...mia, email: 'new@example.com' });
    await browser.post('/consumer/email', { email: 'moved@example.com', currentPassword: mia.password });
    await deleteOldAccess();
    expect(await count()).toEqual({ sessions: 1, codes: 2, accounts: 1, pending: 1 });
    await deleteOldAccess(Date.now() + 20 * day);
    expect(await count()).toEqual({ sessions: 1, codes: 0, accounts: 1, pending: 1 });
    await deleteOldAccess(Date.now() + 40 * day);
    expect(await count()).toEqual({ sessions: 0, codes: 0, accounts: 1, pending: 0 });
  });
});

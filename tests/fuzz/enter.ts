import { insertConsumer } from '#backend/consumer/consumer.queries.ts';
import { hashPassword } from '#backend/consumer/password-hash.ts';
import { type Db, inTransaction } from '#backend/database/database.ts';
import type { TestBrowser } from '../backend/rest/test-browser.ts';

/** The account of the fuzz tests; its password is the one that calls name, too. */
export const person = { email: 'ada@example.com', password: 'lange Wellen 8' };

/** Logs a browser in; the account is opened where there is none, or none any more. Whatever became of its password, it is the known one again. */
export const enter = async (db: Db, browser: TestBrowser, { email, password } = person): Promise<void> => {
  if ((await browser.post('/consumer/login', { email, password })).status === 200) return;
  const passwordHash = await hashPassword(password);
  const known = await db.updateTable('consumer').set({ passwordHash }).where('emailKey', '=', email).executeTakeFirstOrThrow();
  if (known.numUpdatedRows === 0n) {
    const now = Date.now();
    await inTransaction((trx) =>
      insertConsumer(trx, {
        ...{ consumerId: crypto.randomUUID(), email, emailKey: email, passwordHash, customerType: 'Private' },
        ...{ salutation: '', firstName: 'Ada', lastName: 'Muster', phone: '', company: '', taxNumber: '', billing: null },
        ...{ country: 'de', language: 'de', confirmedAt: now, createdAt: now, changedAt: now },
      }),
    );
  }
  await browser.post('/consumer/login', { email, password });
};

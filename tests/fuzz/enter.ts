import { insertConsumer } from '#backend/consumer/consumer.queries.ts';
import { hashPassword } from '#backend/consumer/password-hash.ts';
import { type Db, inTransaction } from '#backend/database/database.ts';
import type { TestBrowser } from '#backend/rest/test-browser.ts';

const person = { email: 'ada@example.com', password: 'lange Wellen 8' };

/** Logs a browser in; the account is opened where there is none, or none any more. */
export const enter = async (db: Db, browser: TestBrowser): Promise<void> => {
  const isKnown = await db.selectFrom('consumer').select('consumerId').where('emailKey', '=', person.email).executeTakeFirst();
  if (!isKnown) {
    const passwordHash = await hashPassword(person.password);
    const now = Date.now();
    await inTransaction((trx) =>
      insertConsumer(trx, {
        ...{ consumerId: crypto.randomUUID(), email: person.email, emailKey: person.email, passwordHash, customerType: 'Private' },
        ...{ salutation: '', firstName: 'Ada', lastName: 'Muster', phone: '', company: '', taxNumber: '', billing: null },
        ...{ country: 'de', language: 'de', confirmedAt: now, createdAt: now, changedAt: now },
      }),
    );
  }
  await browser.post('/consumer/login', person);
};

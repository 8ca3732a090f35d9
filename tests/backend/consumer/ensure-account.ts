import { insertConsumer } from '#backend/consumer/consumer.queries.ts';
import { hashPassword } from '#backend/consumer/password-hash.ts';
import { type Db, inTransaction } from '#backend/database/database.ts';

/** Creates a confirmed account without the calls that would slow a test down; an existing one gets the password back. */
export const ensureAccount = async (db: Db, { email, password }: { email: string; password: string }): Promise<void> => {
  const passwordHash = await hashPassword(password);
  const updated = await db.updateTable('consumer').set({ passwordHash }).where('emailKey', '=', email).executeTakeFirstOrThrow();
  if (updated.numUpdatedRows > 0n) return;
  const now = Date.now();
  await inTransaction((trx) =>
    insertConsumer(trx, {
      ...{ consumerId: crypto.randomUUID(), email, emailKey: email, passwordHash, customerType: 'Private' },
      ...{ salutation: '', firstName: 'Ada', lastName: 'Muster', phone: '', company: '', taxNumber: '', billing: null },
      ...{ country: 'de', language: 'de', confirmedAt: now, createdAt: now, changedAt: now },
    }),
  );
};

import 'server-only';
import { type Kysely, sql } from 'kysely';

/** Accounts whose mailbox is not verified yet, each with its registration; from now on every consumer is verified. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('pendingAccount')
    .addColumn('consumerId', 'text', (column) => column.primaryKey())
    .addColumn('fingerprint', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('emailKey', 'text', (column) => column.notNull())
    .addColumn('passwordHash', 'text', (column) => column.notNull())
    .addColumn('customerType', 'text', (column) => column.notNull())
    .addColumn('salutation', 'text', (column) => column.notNull())
    .addColumn('firstName', 'text', (column) => column.notNull())
    .addColumn('lastName', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('company', 'text', (column) => column.notNull())
    .addColumn('taxNumber', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('consents', 'text', (column) => column.notNull())
    .addColumn('orderId', 'text')
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('askedAt', 'bigint', (column) => column.notNull())
    .addColumn('codeId', 'text', (column) => column.unique())
    .addColumn('secretHash', 'text')
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('expiresAt', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('pendingAccountByEmail').on('pendingAccount').column('emailKey').execute();
  // These mailboxes were never verified, and it is unknown whose password they have: their owners register again.
  const unproved = sql`(select "consumerId" from "consumer" where "confirmedAt" is null)`;
  await sql`update "order" set "consumerId" = null where "consumerId" in ${unproved}`.execute(db);
  await sql`delete from "consumer" where "confirmedAt" is null`.execute(db);
};

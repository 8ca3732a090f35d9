import 'server-only';
import { type Kysely, sql } from 'kysely';

/** Accounts that wait for the proof of their mailbox, each with all that it was asked with; a consumer is from now on only who proved it. */
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
  // Nobody ever proved these mailboxes, and whose password they hold is unknown: their owners register again.
  const unproved = sql`(select "consumerId" from "consumer" where "confirmedAt" is null)`;
  await sql`update "order" set "consumerId" = null where "consumerId" in ${unproved}`.execute(db);
  await sql`delete from "consumer" where "confirmedAt" is null`.execute(db);
};

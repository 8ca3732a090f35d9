import 'server-only';
import type { Kysely } from 'kysely';

/** Logins of consumers. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('session')
    .addColumn('sessionId', 'text', (column) => column.primaryKey())
    .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
    .addColumn('consumerId', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('expiresAt', 'bigint', (column) => column.notNull())
    .execute();
};

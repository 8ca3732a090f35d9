import 'server-only';
import type { Kysely } from 'kysely';

/** How visitors answered the consent question: version, time and choice, no personal data. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('consentRecord')
    .addColumn('recordId', 'text', (column) => column.primaryKey())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('asked', 'text', (column) => column.notNull())
    .addColumn('granted', 'text', (column) => column.notNull())
    .addColumn('answeredAt', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('consentRecordByTime').on('consentRecord').column('answeredAt').execute();
};

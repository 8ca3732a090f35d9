import 'server-only';
import type { Kysely } from 'kysely';

/** Withdrawals that have not been matched to an order yet. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('openWithdrawal')
    .addColumn('withdrawalId', 'text', (column) => column.primaryKey())
    .addColumn('statementKey', 'text', (column) => column.notNull().unique())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('orderNumber', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('returnId', 'text', (column) => column.references('orderReturn.returnId').onDelete('cascade'))
    .execute();
};

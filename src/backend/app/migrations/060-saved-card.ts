import 'server-only';
import type { Kysely } from 'kysely';

/** Cards that consumers agreed to save: the provider's references and what may be shown, never card data. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('savedCard')
    .addColumn('cardId', 'text', (column) => column.primaryKey())
    .addColumn('consumerId', 'text', (column) => column.notNull())
    .addColumn('customerRef', 'text', (column) => column.notNull())
    .addColumn('methodRef', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('brand', 'text', (column) => column.notNull())
    .addColumn('last4', 'text', (column) => column.notNull())
    .addColumn('expiryMonth', 'integer', (column) => column.notNull())
    .addColumn('expiryYear', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('savedCardOnce', ['consumerId', 'fingerprint'])
    .execute();
};

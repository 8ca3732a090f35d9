import 'server-only';
import { type Kysely, sql } from 'kysely';
import { makeAppendOnly } from '../append-only.ts';

/** Invoices and credit notes: their series, their content, and the PDFs themselves. None of it is ever changed or deleted. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('invoiceSeries')
    .addColumn('series', 'text', (column) => column.primaryKey())
    .addColumn('last', 'integer', (column) => column.notNull())
    .execute();
  // No foreign key to the order: the law requires invoices to be retained longer than anything else.
  await db.schema
    .createTable('invoice')
    .addColumn('number', 'text', (column) => column.primaryKey())
    .addColumn('series', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('orderId', 'text', (column) => column.notNull())
    .addColumn('cause', 'text', (column) => column.notNull().unique())
    .addColumn('secret', 'text', (column) => column.notNull().unique())
    .addColumn('amount', 'bigint', (column) => column.notNull().check(sql`amount >= 0`))
    .addColumn('tax', 'bigint', (column) => column.notNull().check(sql`tax >= 0`))
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('issuedAt', 'bigint', (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addUniqueConstraint('invoiceOnce', ['series', 'position'])
    .execute();
  await db.schema.createIndex('invoiceByOrder').on('invoice').column('orderId').execute();
  await db.schema
    .createTable('invoicePaper')
    .addColumn('number', 'text', (column) => column.primaryKey().references('invoice.number'))
    .addColumn('pdf', 'text', (column) => column.notNull())
    .addColumn('madeAt', 'bigint', (column) => column.notNull())
    .execute();
  for (const table of ['invoice', 'invoicePaper']) await makeAppendOnly(db, table, ['update', 'delete']);
};

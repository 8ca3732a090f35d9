import 'server-only';
import { type Kysely, sql } from 'kysely';

const createReturn = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable('orderReturn')
    .addColumn('returnId', 'text', (column) => column.primaryKey())
    .addColumn('statementKey', 'text', (column) => column.notNull().unique())
    .addColumn('secret', 'text', (column) => column.notNull().unique())
    .addColumn('orderId', 'text', (column) => column.notNull().references('order.orderId').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull().check(sql`amount >= 0`))
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('changedAt', 'bigint', (column) => column.notNull())
    .execute();

const createReturnDeskTable = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable('returnDesk')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey())
    .addColumn('orderId', 'text', (column) => column.references('order.orderId').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('statement', 'text')
    .addColumn('draft', 'text')
    .addColumn('returnId', 'text', (column) => column.references('orderReturn.returnId').onDelete('cascade'))
    .addColumn('changedAt', 'bigint', (column) => column.notNull())
    .execute();

/** Returns with their pieces and history, and the return sessions in which they are written. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createReturn(db);
  await createReturnDeskTable(db);
  await db.schema.createIndex('orderReturnByOrder').on('orderReturn').column('orderId').execute();
  await db.schema.createIndex('orderReturnByState').on('orderReturn').columns(['state', 'createdAt']).execute();
  await db.schema.createIndex('returnDeskByChange').on('returnDesk').column('changedAt').execute();
  await db.schema
    .createTable('orderReturnLine')
    .addColumn('returnId', 'text', (column) => column.notNull().references('orderReturn.returnId').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
    .addPrimaryKeyConstraint('orderReturnLineKey', ['returnId', 'position'])
    .execute();
  await db.schema
    .createTable('orderReturnHistory')
    .addColumn('returnId', 'text', (column) => column.notNull().references('orderReturn.returnId').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('orderReturnHistoryKey', ['returnId', 'position'])
    .execute();
};

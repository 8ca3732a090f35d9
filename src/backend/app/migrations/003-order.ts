import 'server-only';
import { type Kysely, sql } from 'kysely';

const createOrder = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable('order')
    .addColumn('orderId', 'text', (column) => column.primaryKey())
    .addColumn('cartId', 'text', (column) => column.notNull())
    .addColumn('placementKey', 'text', (column) => column.notNull().unique())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('approvedAt', 'bigint')
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('delivery', 'text', (column) => column.notNull())
    .addColumn('billing', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('goods', 'bigint', (column) => column.notNull())
    .addColumn('discountCode', 'text')
    .addColumn('discountValue', 'bigint', (column) => column.notNull())
    .addColumn('shippingMethod', 'text', (column) => column.notNull())
    .addColumn('shippingLabel', 'text', (column) => column.notNull())
    .addColumn('shippingCosts', 'bigint', (column) => column.notNull())
    .addColumn('taxes', 'text', (column) => column.notNull())
    .addColumn('total', 'bigint', (column) => column.notNull().check(sql`total >= 0`))
    .addColumn('paymentMethod', 'text', (column) => column.notNull())
    .addColumn('placedAt', 'bigint', (column) => column.notNull())
    .addColumn('changedAt', 'bigint', (column) => column.notNull())
    .execute();

/** Orders, their articles and their history. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createOrder(db);
  await db.schema.createIndex('orderByCart').on('order').column('cartId').execute();
  await db.schema.createIndex('orderByState').on('order').columns(['state', 'placedAt']).execute();
  await db.schema
    .createTable('orderLine')
    .addColumn('orderId', 'text', (column) => column.notNull().references('order.orderId').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('productKey', 'text', (column) => column.notNull())
    .addColumn('variantKey', 'text', (column) => column.notNull())
    .addColumn('sku', 'text', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
    .addColumn('pricePerItem', 'bigint', (column) => column.notNull())
    .addColumn('priceTotal', 'bigint', (column) => column.notNull())
    .addColumn('item', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('orderLineKey', ['orderId', 'position'])
    .execute();
  await db.schema
    .createTable('orderHistory')
    .addColumn('orderId', 'text', (column) => column.notNull().references('order.orderId').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('orderHistoryKey', ['orderId', 'position'])
    .execute();
};

import 'server-only';
import { type Kysely, sql } from 'kysely';

/** Carts, their lines, and discount codes. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('cart')
    .addColumn('cartId', 'text', (column) => column.primaryKey())
    .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
    .addColumn('placementKey', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('phone', 'text')
    .addColumn('delivery', 'text')
    .addColumn('billing', 'text')
    .addColumn('shippingMethod', 'text')
    .addColumn('paymentMethod', 'text')
    .addColumn('discountCode', 'text')
    .addColumn('protectedAs', 'text')
    .addColumn('draft', 'text')
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('changedAt', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('cartLine')
    .addColumn('cartId', 'text', (column) => column.notNull().references('cart.cartId').onDelete('cascade'))
    .addColumn('variantKey', 'text', (column) => column.notNull())
    .addColumn('productKey', 'text', (column) => column.notNull())
    .addColumn('sku', 'text', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
    .addColumn('addedAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('cartLineKey', ['cartId', 'variantKey'])
    .execute();
  await db.schema
    .createTable('discount')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('value', 'bigint', (column) => column.notNull().check(sql`value > 0`))
    .addColumn('currency', 'text')
    .addColumn('validUntil', 'bigint')
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute();
};

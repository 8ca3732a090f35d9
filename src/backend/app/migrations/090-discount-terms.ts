import 'server-only';
import { type Kysely, sql } from 'kysely';

type Old = {
  discount: { code: string; kind: string; value: number; currency: string | null; validUntil: number | null; createdAt: number };
  cart: { cartId: string; discountCode: string | null; discountCodes: string | null };
  order: { orderId: string; discountCode: string | null; discountValue: number; currency: string; discounts: string };
};

// Free shipping has no value of its own, and SQLite cannot drop a check from a column, so the table is recreated.
const createTerms = async (db: Kysely<Old>): Promise<void> => {
  await db.schema
    .createTable('discountTerms')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('value', 'bigint', (column) => column.notNull().check(sql`value >= 0`))
    .addColumn('currency', 'text')
    .addColumn('minimum', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('validFrom', 'bigint')
    .addColumn('validUntil', 'bigint')
    .addColumn('countries', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('isOncePerConsumer', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('usageLimit', 'integer')
    .addColumn('uses', 'integer', (column) => column.notNull().defaultTo(0).check(sql`uses >= 0`))
    .addColumn('isExclusive', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute();
  const columns = ['code', 'kind', 'value', 'currency', 'validUntil', 'createdAt'] as const;
  await sql`insert into ${sql.table('discountTerms')} (${sql.join(columns.map((name) => sql.ref(name)))})
    select ${sql.join(columns.map((name) => sql.ref(name)))} from ${sql.table('discount')}`.execute(db);
  await db.schema.dropTable('discount').execute();
  await db.schema.alterTable('discountTerms').renameTo('discount').execute();
};

const createUses = async (db: Kysely<Old>): Promise<void> => {
  await db.schema
    .createTable('discountUse')
    .addColumn('orderId', 'text', (column) => column.notNull().references('order.orderId').onDelete('cascade'))
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('returnedAt', 'bigint')
    .addPrimaryKeyConstraint('discountUseKey', ['orderId', 'code'])
    .execute();
  await db.schema.createIndex('discountUseByCode').on('discountUse').column('code').execute();
};

/** Terms of discount codes, who used them, and several codes in a cart and an order (as JSON). */
export const up = async (db: Kysely<Old>): Promise<void> => {
  await createTerms(db);
  await createUses(db);
  await db.schema.alterTable('cart').addColumn('discountCodes', 'text').execute();
  await db.schema
    .alterTable('order')
    .addColumn('discounts', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  for (const { cartId, discountCode } of await db.selectFrom('cart').selectAll().where('discountCode', 'is not', null).execute())
    await db
      .updateTable('cart')
      .set({ discountCodes: JSON.stringify([discountCode]) })
      .where('cartId', '=', cartId)
      .execute();
  for (const { orderId, discountCode: code, discountValue, currency } of await db
    .selectFrom('order')
    .selectAll()
    .where('discountCode', 'is not', null)
    .execute()) {
    const terms = await db.selectFrom('discount').select('kind').where('code', '=', code).executeTakeFirst();
    const used = { code, kind: terms?.kind ?? 'amount', value: { rawValue: Number(discountValue), currency } };
    await db
      .updateTable('order')
      .set({ discounts: JSON.stringify([used]) })
      .where('orderId', '=', orderId)
      .execute();
  }
  await db.schema.alterTable('cart').dropColumn('discountCode').execute();
  await db.schema.alterTable('order').dropColumn('discountCode').execute();
};

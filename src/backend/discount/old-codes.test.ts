import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { migrate, migrations } from '#backend/app/migrate.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';

const name = '090-discount-terms';

describeEachDatabase('codes from before they had terms', (_open, openEmpty) => {
  test('B-02 codes, carts and orders preserve their data', async () => {
    const db = await openEmpty();
    const before = Object.fromEntries(Object.entries(migrations).filter(([one]) => one !== name));
    await new Migrator({ db, provider: { getMigrations: async () => before } }).migrateToLatest();
    await sql`insert into discount (code, kind, value, currency, "validUntil", "createdAt") values ('FIVE', 'amount', 500, 'EUR', null, 1)`.execute(
      db,
    );
    await sql`insert into cart ("cartId", "tokenHash", "placementKey", "discountCode", "createdAt", "changedAt") values ('c', 'h', 'p', 'FIVE', 1, 1)`.execute(
      db,
    );
    await sql`insert into "order" ("orderId", "cartId", "placementKey", country, language, state, email, phone, delivery, billing, currency, goods,
      "discountCode", "discountValue", "shippingMethod", "shippingLabel", "shippingCosts", taxes, total, "paymentMethod", "placedAt", "changedAt")
      values ('DE-1', 'c', 'p', 'de', 'de', 'PAID', 'ada@example.com', '', '{}', '{}', 'EUR', 1000, 'FIVE', 500, 'DHL', 'DHL', 0, '[]', 500,
      'CreditCard', 1, 1)`.execute(db);
    await migrate(db);
    expect(await db.selectFrom('discount').selectAll().execute()).toMatchObject([
      { code: 'FIVE', value: 500, minimum: 0, countries: '', usageLimit: null, uses: 0, isExclusive: 0 },
    ]);
    expect(await db.selectFrom('cart').select('discountCodes').execute()).toEqual([{ discountCodes: '["FIVE"]' }]);
    const { discounts } = await db.selectFrom('order').select('discounts').executeTakeFirstOrThrow();
    expect(JSON.parse(discounts)).toEqual([{ code: 'FIVE', kind: 'amount', value: { rawValue: 500, currency: 'EUR' } }]);
  });
});

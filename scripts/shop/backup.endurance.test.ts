import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, migrations } from '#backend/app/migrate.ts';
import { seedStock, setStock } from '#backend/catalogue/catalogue.ts';
import { applyPaymentEvent } from '#backend/checkout/checkout.ts';
import { loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { placedOrder } from '#shared/contract/order.ts';
import { startFakeProvider } from '#tests/backend/checkout/fake-provider.ts';
import { createShop, createShopper, eventOf, tapSku } from '#tests/backend/checkout/test-shopper.ts';
import { describeEachDatabase, environmentOf } from '#tests/backend/database/each-database.ts';
import { runShop } from './run-shop.ts';

// Every run is a process of its own, and a busy machine starts few a second.
const patience = 120_000;

const rowsOf = async (db: Db) => ({
  orders: await db.selectFrom('order').selectAll().orderBy('orderId').execute(),
  invoices: await db.selectFrom('invoice').selectAll().orderBy('number').execute(),
  stock: await db.selectFrom('stock').selectAll().orderBy('sku').execute(),
  history: await db.selectFrom('orderHistory').selectAll().orderBy('orderId').orderBy('at').orderBy('state').execute(),
  keys: await db.selectFrom('sandboxKeys').selectAll().execute(),
});

describeEachDatabase('backup, restore and upgrade', (open, openEmpty) => {
  let db: Db;
  let folder: string;
  const shop = createShop();
  const buy = async (): Promise<void> => {
    const { redirectUrl } = placedOrder.parse(await (await (await createShopper(shop)).order()).json());
    await applyPaymentEvent(await eventOf(redirectUrl.split('/').at(-1) ?? '', 'SUCCEEDED'));
  };

  beforeAll(async () => {
    await loadContent();
    startFakeProvider();
    db = await open();
    await seedStock(db);
    await setStock(db, tapSku, 100_000);
    folder = await mkdtemp(join(tmpdir(), 'undula-backup-'));
    for (let orders = 0; orders < 3; orders++) await buy();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('B-14 a backup during sales is complete and restores into an empty database', { timeout: patience }, async () => {
    const file = join(folder, 'shop.backup');
    let isDone = false;
    const saved = runShop(`backup ${file}`, environmentOf(db)).finally(() => {
      isDone = true;
    });
    // Orders on SQLite never yield: without a turn of the event loop between them nobody would notice that the backup has ended.
    while (!isDone) {
      await buy();
      await nextTurn();
    }
    expect(await saved).toEqual({ code: 0, output: `${file} holds the database\n`, errors: '' });
    expect((await stat(file)).mode & 0o777).toBe(0o600);

    const other = await openEmpty();
    expect(await runShop(`restore ${file}`, environmentOf(other))).toMatchObject({ code: 0, errors: '' });
    const [before, after] = [await rowsOf(db), await rowsOf(other)];
    // Sales after the moment of the backup are not in it; everything in it is unchanged and consistent.
    expect(after.orders.length).toBeGreaterThanOrEqual(3);
    const savedRows = new Set(after.orders.map(({ orderId }) => orderId));
    expect(after.orders.map(({ orderId, placedAt }) => [orderId, placedAt])).toEqual(
      before.orders.filter(({ orderId }) => savedRows.has(orderId)).map(({ orderId, placedAt }) => [orderId, placedAt]),
    );
    expect(after.invoices).toEqual(before.invoices.slice(0, after.invoices.length));
    expect(after.invoices.length).toBeGreaterThanOrEqual(3);
    const soldOf = ({ stock }: typeof after) => stock.reduce((sum, { pieces }) => sum + pieces, 0);
    expect(soldOf(after) - soldOf(before)).toBe(before.orders.length - after.orders.length);
    expect(after.keys).toEqual(before.keys);
  });

  test('an idle shop is restored row by row, continues to sell, and what is frozen stays frozen', { timeout: patience }, async () => {
    const file = join(folder, 'rest.backup');
    await runShop(`backup ${file}`, environmentOf(db));
    const other = await openEmpty();
    await runShop(`restore ${file}`, environmentOf(other));
    expect(await rowsOf(other)).toEqual(await rowsOf(db));
    await migrate(other);
    expect((await runShop('orders list', environmentOf(other))).output).toBe((await runShop('orders list', environmentOf(db))).output);
    await expect(other.updateTable('invoice').set({ amount: 1 }).execute()).rejects.toThrow();
  });

  test('nothing is overwritten: neither a backup nor a non-empty database; a half-finished backup leaves nothing', {
    timeout: patience,
  }, async () => {
    const file = join(folder, 'once.backup');
    await runShop(`backup ${file}`, environmentOf(db));
    const bytes = await readFile(file);
    expect(await runShop(`backup ${file}`, environmentOf(db))).toMatchObject({ code: 1, errors: `${file} exists already.\n` });
    expect((await readFile(file)).equals(bytes)).toBe(true);
    const rejected = await runShop(`restore ${file}`, environmentOf(db));
    expect([rejected.code, rejected.errors]).toEqual([1, expect.stringMatching(/not empty|exists/)]);
    await writeFile(join(folder, 'half.backup'), bytes.subarray(0, bytes.length / 2));
    const other = await openEmpty();
    expect((await runShop(`restore ${join(folder, 'half.backup')}`, environmentOf(other))).code).toBe(1);
    expect(await runShop(`restore ${file}`, environmentOf(other))).toMatchObject({ code: 0, errors: '' });
  });

  test('B-14 the schema of the previous release is migrated with its rows', { timeout: patience }, async () => {
    const old = await openEmpty();
    const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '111'));
    const bring = () =>
      new Migrator({
        db: old,
        provider: { getMigrations: async () => before },
        allowUnorderedMigrations: true,
      });
    const { error } = await bring().migrateToLatest();
    expect(error).toBeUndefined();
    await seedStock(old);
    const stockRows = await old.selectFrom('stock').selectAll().orderBy('sku').execute();
    expect(await runShop('orders list', environmentOf(old))).toMatchObject({ code: 0, errors: '' });
    expect(await old.selectFrom('stock').selectAll().orderBy('sku').execute()).toEqual(stockRows);
    expect(await old.selectFrom('sandboxKeys').selectAll().execute()).toHaveLength(1);
    // The previous release does not start on it: the way back is the backup.
    expect(String((await bring().migrateToLatest()).error)).toContain('previously executed migration');
  });
});

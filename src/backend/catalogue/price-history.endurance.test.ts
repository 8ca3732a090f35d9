import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { migrate } from '#backend/app/migrate.ts';
import { getContentOfCountries, loadContent } from '#backend/content/content.ts';
import { type Db, inTransaction, openDatabase } from '#backend/database/database.ts';
import type { Site } from '#shared/country/site.ts';
import { describeEachDatabase, environmentOf, locationOf } from '#tests/backend/database/each-database.ts';
import { referenceOf } from './articles.ts';
import { catalogueOf, type VariantFile } from './catalogue-index.ts';
import { findPrices } from './price-history.queries.ts';
import { recordPrices } from './price-history.ts';
import { findReference, recordPriceHistory } from './price-references.ts';
import { findProduct, getTiles } from './products.ts';

const day = 24 * 60 * 60 * 1000;
const site: Site = { country: 'de', language: 'de', locale: 'de-DE', root: '/' };
const key = 'mole-60-anthracite';

const variantOf = (variantKey: string): VariantFile => {
  const article = catalogueOf('de').articles.get(variantKey);
  if (!article) throw new Error(`No variant ${variantKey}`);
  return article.variant;
};

describeEachDatabase('price history', (open, openEmpty) => {
  let db: Db;
  beforeAll(async () => {
    await loadContent();
  });
  beforeEach(async () => {
    db = await open();
  });

  const record = (variant: VariantFile, now: number) =>
    inTransaction(
      (trx) =>
        recordPrices(
          trx,
          [
            { country: 'de', variant },
            { country: 'jp', variant },
          ],
          now,
        ),
      db,
    );
  const inGermany = async (variantKey = key) =>
    (await findPrices(db, [variantKey], 'de')).map(({ price, effectiveFrom }) => [price, effectiveFrom]);

  test('Y-04 the database rejects updates and deletes of a price', async () => {
    await record(variantOf(key), Date.now());
    const before = await findPrices(db, [key]);
    await expect(db.updateTable('priceHistory').set({ price: 99_900 }).execute()).rejects.toThrow('priceHistory is never changed');
    await expect(db.deleteFrom('priceHistory').execute()).rejects.toThrow('priceHistory is never changed');
    expect(await findPrices(db, [key])).toEqual(before);
  });

  test('Y-04 a new database gets the dated former prices of a reduced variant, in the currency of each country', async () => {
    const now = Date.parse('2026-12-24');
    await record(variantOf(key), now);
    await record(variantOf('bogen-p-brass'), now);
    expect(await inGermany()).toEqual([
      [36_900, Date.parse('2026-03-02')],
      [32_900, Date.parse('2026-10-26')],
    ]);
    expect(await inGermany('bogen-p-brass')).toEqual([[35_900, now]]);
    expect((await findPrices(db, [key], 'jp')).map(({ currency, price }) => [currency, price])).toEqual([
      ['JPY', 64_000],
      ['JPY', 56_000],
    ]);
  });

  test('Y-04 only a price that differs is added, never dated before the last one', async () => {
    const variant = variantOf('bogen-p-brass');
    const dearer = { ...variant, prices: { ...variant.prices, EUR: 37_900 } };
    const now = Date.now();
    for (const [asked, at] of [
      [variant, now],
      [variant, now + day],
      [dearer, now + 2 * day],
      [variant, now + day],
    ] as const)
      await record(asked, at);
    expect(await inGermany('bogen-p-brass')).toEqual([
      [35_900, now],
      [37_900, now + 2 * day],
      [35_900, now + 2 * day],
    ]);
    expect(await findPrices(db, ['bogen-p-brass'], 'jp')).toHaveLength(1);
  });

  test('Y-04 several processes that start at once record each price once', async () => {
    const file = new URL('../../../tests/backend/catalogue/record-prices.child.ts', import.meta.url).pathname;
    const children = [1, 2, 3].map(() =>
      spawn(process.execPath, ['--conditions=react-server', file], { env: { ...process.env, ...environmentOf(db) }, stdio: 'inherit' }),
    );
    expect(await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0]))).toEqual([0, 0, 0]);
    const counted = await db
      .selectFrom('priceHistory')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    const offers = [...getContentOfCountries().values()].flatMap(({ products }) =>
      [...products.values()].flatMap(({ file: own }) => own.variants),
    );
    expect(counted.rows).toBe(offers.reduce((sum, { reduction }) => sum + 1 + (reduction?.former.length ?? 0), 0));
    expect(await inGermany()).toHaveLength(2);
  });

  test('Y-04 connections that write at once record each price once', async () => {
    const empty = await openEmpty();
    await migrate(empty);
    const others = [1, 2].map(() => openDatabase(locationOf(empty)));
    await Promise.all([empty, ...others].map((each) => recordPriceHistory(getContentOfCountries(), each)));
    await Promise.all(others.map((other) => other.destroy()));
    expect(await findPrices(empty, [key], 'de')).toHaveLength(2);
  });

  test('Y-04 tile, product and cart show the reference price; without a reduction there is none', async () => {
    await recordPriceHistory(getContentOfCountries(), db);
    const reference = {
      value: '369,00\u00A0€',
      rawValue: 36_900,
      label: 'Niedrigster Preis der letzten 30\u00A0Tage vor der Preissenkung:',
      until: null,
    };
    const [reduced, other] = await getTiles(site, ['mole-60', 'bogen-p']);
    expect(reduced?.price).toMatchObject({ rawValue: 32_900, reference });
    expect(Object.keys(other?.price ?? {})).not.toContain('reference');
    const view = await findProduct({ ...site, country: 'jp', language: 'ja', locale: 'ja-JP' }, 'mole-60');
    expect(view?.variants.map(({ price }) => price.reference?.rawValue)).toEqual([64_000, undefined, undefined, undefined, undefined]);
    expect(referenceOf(site, key, 2).reference).toEqual({ ...reference, value: '738,00\u00A0€', rawValue: 73_800 });
    expect(referenceOf(site, 'bogen-p-brass', 1)).toEqual({});
  });

  test('Y-04 a reduction is shown from its first day to its last', async () => {
    await recordPriceHistory(getContentOfCountries(), db);
    const shownAt = (moment: string) => findReference('de', variantOf('sacht-chrome'), Date.parse(moment));
    expect(['2026-11-01T23:59:59Z', '2026-11-02', '2027-06-30T23:59:59Z', '2027-07-01'].map(shownAt)).toEqual([
      undefined,
      19_900,
      19_900,
      undefined,
    ]);
  });

  test('Y-04 former prices in the database take precedence over those in the file', async () => {
    const variant = variantOf(key);
    const cheap = { ...variant, prices: { ...variant.prices, EUR: 29_900 }, reduction: undefined };
    const dear = { ...cheap, prices: { ...variant.prices, EUR: 36_900 } };
    await record(cheap, Date.now() - 60 * day);
    await record(dear, Date.now() - 5 * day);
    await recordPriceHistory(getContentOfCountries(), db);
    expect(referenceOf(site, key, 1)).toEqual({});
    const paris: Site = { country: 'fr', language: 'fr', locale: 'fr-FR', root: '/' };
    expect(referenceOf(paris, key, 1).reference?.rawValue).toBe(36_900);
  });
});

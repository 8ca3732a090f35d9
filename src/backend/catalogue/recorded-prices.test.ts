import type { KyselyPlugin } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { getContentOfCountries, loadContent } from '#backend/content/content.ts';
import { type Db, inTransaction } from '#backend/database/database.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { catalogueOf } from './catalogue-index.ts';
import { priceIn } from './price.ts';
import { findPrices, findRecordedPrices } from './price-history.queries.ts';
import { recordPrices } from './price-history.ts';
import { recordPriceHistory } from './price-references.ts';

const key = 'bogen-p-brass';

describeEachDatabase('recorded prices', (open) => {
  let db: Db;
  beforeAll(async () => {
    await loadContent();
    db = await open();
  });

  const stored = () => inTransaction(findRecordedPrices, db);
  const inGermany = async () => (await findPrices(db, [key], 'de')).map(({ price }) => price);

  test('Y-04 unchanged prices are compared once; a price from another process makes the next start compare again', async () => {
    const article = catalogueOf('de').articles.get(key);
    if (!article) throw new Error(`No variant ${key}`);
    await recordPriceHistory(getContentOfCountries(), db);
    const fingerprint = await stored();
    expect(fingerprint).toMatch(/^[\w-]{43}$/);
    await recordPriceHistory(getContentOfCountries(), db);
    expect([await stored(), await inGermany()]).toEqual([fingerprint, [35_900]]);

    const dearer = { ...article.variant, prices: { ...article.variant.prices, EUR: 37_900 } };
    await inTransaction((trx) => recordPrices(trx, [{ country: 'de', variant: dearer }]), db);
    expect([await stored(), await inGermany()]).toEqual([undefined, [35_900, 37_900]]);
    await recordPriceHistory(getContentOfCountries(), db);
    expect([await stored(), await inGermany()]).toEqual([fingerprint, [35_900, 37_900, 35_900]]);
  });

  test('Y-04 an empty database gets first prices in one statement per set of countries, each in its own currency', async () => {
    const fresh = await open();
    let inserts = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (JSON.stringify(node).includes('insert into \\"priceHistory\\"')) inserts++;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    await recordPriceHistory(getContentOfCountries(), fresh.withPlugin(counting));
    const codes = [...getContentOfCountries().keys()];
    const article = catalogueOf('de').articles.get(key);
    if (!article) throw new Error(`No variant ${key}`);
    const found = await findPrices(fresh, [key]);
    expect(found.map(({ country, currency, price }) => [country, currency, price])).toEqual(
      found.map(({ country }) => {
        const { rawValue, currency } = priceIn(country as CountryCode, article.variant);
        return [country, currency, rawValue];
      }),
    );
    const sets = new Set(
      [...catalogueOf('de').articles.keys()].map((sold) => codes.filter((code) => catalogueOf(code).articles.has(sold)).join()),
    );
    expect([found.length, inserts]).toEqual([getContentOfCountries().size, sets.size]);
  });

  test('Y-04 a variant that is new in a country gets its first price there alone', async () => {
    const model = catalogueOf('de').articles.get(key);
    if (!model) throw new Error(`No variant ${key}`);
    const variant = { ...model.variant, variantKey: 'new-brass' };
    const offer = (country: 'de' | 'jp') => inTransaction((trx) => recordPrices(trx, [{ country, variant }]), db);
    await offer('de');
    await offer('jp');
    await offer('jp');
    expect((await findPrices(db, ['new-brass'])).map(({ country, position, currency }) => [country, position, currency])).toEqual([
      ['de', 0, 'EUR'],
      ['jp', 0, 'JPY'],
    ]);
  });
});

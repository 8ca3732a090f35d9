import 'server-only';
import { sql } from 'kysely';
import { type Db, jsonRows, type Trx } from '#backend/database/database.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import type { PriceHistoryTable } from './price-history.table.ts';

/** What some variants cost now in the countries of one currency. */
export type CurrentPrices = {
  currency: string;
  countries: readonly CountryCode[];
  prices: readonly (readonly [variantKey: string, price: number])[];
};

/** A variant whose price in a country differs from the last recorded one, together with that one; nulls where none is recorded. */
export type Difference = Pick<PriceHistoryTable, 'country' | 'variantKey'> &
  ({ position: null } | Pick<PriceHistoryTable, 'position' | 'currency' | 'price' | 'effectiveFrom'>);

/** The keys that have no price in any country yet. */
export const findUnknown = async (trx: Trx, variantKeys: readonly string[]): Promise<Set<string>> => {
  const keys = jsonRows(
    trx,
    variantKeys.map((key) => [key]),
  );
  const { rows } = await sql<{ variantKey: string }>`select asked.value ->> 0 as "variantKey" from ${keys} as asked
    where not exists (select 1 from "priceHistory" as known where known."variantKey" = asked.value ->> 0)`.execute(trx);
  return new Set(rows.map(({ variantKey }) => variantKey));
};

/** Prices that differ from the last recorded ones: the database compares, and only differences are transferred. */
export const findDifferences = async (trx: Trx, { currency, countries, prices }: CurrentPrices): Promise<Difference[]> => {
  const codes = jsonRows(
    trx,
    countries.map((country) => [country]),
  );
  const { rows } = await sql<Difference>`with asked as materialized
      (select value ->> 0 as "variantKey", cast(value ->> 1 as bigint) as price from ${jsonRows(trx, prices)} as one),
    places as materialized (select value ->> 0 as country from ${codes} as one)
    select asked."variantKey", places.country, last.position, last.currency, last.price, last."effectiveFrom"
    from asked cross join places left join "priceHistory" as last on last."variantKey" = asked."variantKey" and last.country = places.country
      and last.position = (select max(position) from "priceHistory" as own where own."variantKey" = asked."variantKey" and own.country = places.country)
    where last.price is null or last.price <> asked.price or last.currency <> ${currency}`.execute(trx);
  return rows;
};

/** The first prices of variants: each with its price in every currency, and which of them (1-based) applies in each country. */
export type FirstPrices = {
  places: readonly (readonly [country: CountryCode, currency: string, price: number])[];
  variants: readonly (readonly [variantKey: string, ...prices: number[]])[];
};

/**
 * Adds the first price of variants that have neither recorded nor former prices. All countries at once, variants and countries in the
 * order of the table's key: the database appends. One statement per currency would make it search, and take twice as long.
 */
export const insertFirstPrices = async (trx: Trx, { places, variants }: FirstPrices, effectiveFrom: number): Promise<void> => {
  await sql`insert into "priceHistory" (country, "variantKey", position, currency, price, "effectiveFrom")
    with asked as materialized (select value ->> 0 as "variantKey", value as prices from ${jsonRows(trx, variants)} as one),
    places as materialized
      (select value ->> 0 as country, value ->> 1 as currency, cast(value ->> 2 as integer) as place from ${jsonRows(trx, places)} as one)
    select places.country, asked."variantKey", 0, places.currency, cast(asked.prices ->> places.place as bigint), cast(${effectiveFrom} as bigint)
    from asked cross join places`.execute(trx);
};

/** All prices that variants ever had, oldest first. */
export const findPrices = (db: Db, variantKeys: readonly string[], country?: CountryCode): Promise<PriceHistoryTable[]> => {
  const keys = jsonRows(
    db,
    variantKeys.map((key) => [key]),
  );
  return db
    .selectFrom('priceHistory')
    .selectAll()
    .where('variantKey', 'in', sql<string>`(select value ->> 0 from ${keys} as one)`)
    .$if(country !== undefined, (query) => query.where('country', '=', country ?? ''))
    .orderBy('country')
    .orderBy('variantKey')
    .orderBy('position')
    .execute();
};

// A statement may hold only so many values.
const rowsAtOnce = 500;

/** Adds prices. */
export const insertPrices = async (trx: Trx, rows: readonly PriceHistoryTable[]): Promise<void> => {
  for (let first = 0; first < rows.length; first += rowsAtOnce) {
    await trx
      .insertInto('priceHistory')
      .values(rows.slice(first, first + rowsAtOnce))
      .execute();
  }
};

/** The fingerprint of the recorded prices, if all of them were recorded and none was added since. */
export const findRecordedPrices = async (trx: Trx): Promise<string | undefined> =>
  (await trx.selectFrom('keptPrices').select('fingerprint').executeTakeFirst())?.fingerprint;

/** Records that all prices of a fingerprint are stored; null marks the fingerprint as unknown. */
export const setRecordedPrices = async (trx: Trx, fingerprint: string | null): Promise<void> => {
  await trx.deleteFrom('keptPrices').execute();
  if (fingerprint !== null) await trx.insertInto('keptPrices').values({ fingerprint }).execute();
};

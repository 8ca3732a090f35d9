import 'server-only';
import type { Db, Trx } from '#backend/database/database.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import type { PriceHistoryTable } from './price-history.table.ts';

/** The last price of every variant in every country. */
export const findLastPrices = (db: Db): Promise<PriceHistoryTable[]> =>
  db
    .selectFrom('priceHistory as last')
    .selectAll('last')
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('priceHistory as later')
            .select('later.position')
            .whereRef('later.variantKey', '=', 'last.variantKey')
            .whereRef('later.country', '=', 'last.country')
            .whereRef('later.position', '>', 'last.position'),
        ),
      ),
    )
    .execute();

/** All prices that variants ever had, oldest first. */
export const findPrices = (db: Db, variantKeys: readonly string[], country?: CountryCode): Promise<PriceHistoryTable[]> =>
  db
    .selectFrom('priceHistory')
    .selectAll()
    .where('variantKey', 'in', [...variantKeys])
    .$if(country !== undefined, (query) => query.where('country', '=', country ?? ''))
    .orderBy('country')
    .orderBy('variantKey')
    .orderBy('position')
    .execute();

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

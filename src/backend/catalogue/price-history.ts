import 'server-only';
import { lockTable, type Trx } from '#backend/database/database.ts';
import type { PricePeriod } from '#shared/catalogue/reference-price.ts';
import { type CountryCode, type CountryFacts, countries } from '#shared/country/countries.ts';
import type { VariantFile } from './catalogue-index.ts';
import {
  type CurrentPrices,
  type Difference,
  type FirstPrices,
  findDifferences,
  findUnknown,
  insertFirstPrices,
  insertPrices,
  setRecordedPrices,
} from './price-history.queries.ts';
import type { PriceHistoryTable } from './price-history.table.ts';

type Priced = Pick<VariantFile, 'variantKey' | 'prices' | 'reduction'>;

/** A variant and the country that sells it. */
export type Offer = { country: CountryCode; variant: Priced };

/** Variants sold in the same countries. */
export type Range<Variant = Priced> = { countries: readonly CountryCode[]; variants: readonly Variant[] };

const currencyIn = (country: CountryCode): CountryFacts['currency'] => {
  const { currency }: CountryFacts = countries[country];
  return currency;
};

/** The first rows for a variant that is new to the database: the former prices of its file, and the present one. */
const openingOf = (country: CountryCode, { prices, reduction }: Priced, now: number): PricePeriod[] => {
  const currency = currencyIn(country);
  const former =
    reduction?.former.map(({ from, prices: requested }) => ({ price: requested[currency], effectiveFrom: Date.parse(from) })) ?? [];
  const present = { price: prices[currency], effectiveFrom: reduction ? Date.parse(reduction.since) : now };
  return [...former, present].map(({ price, effectiveFrom }) => ({ price, effectiveFrom: Math.min(effectiveFrom, now) }));
};

const rowsOf = (difference: Difference, variant: Priced, now: number): PriceHistoryTable[] => {
  const country = difference.country as CountryCode;
  const currency = currencyIn(country);
  const last = difference.position === null ? { position: -1, effectiveFrom: undefined } : difference;
  const added =
    last.effectiveFrom === undefined
      ? openingOf(country, variant, now)
      : // Clocks of two machines differ: a later entry is never dated before an earlier one.
        [{ price: variant.prices[currency], effectiveFrom: Math.max(now, last.effectiveFrom) }];
  return added.map((period, index) => ({
    country,
    variantKey: variant.variantKey,
    currency,
    ...period,
    position: last.position + 1 + index,
  }));
};

const requestedOf = ({ countries: codes, variants }: Range): CurrentPrices[] =>
  [...Map.groupBy(codes, currencyIn)].map(([currency, own]) => ({
    currency,
    countries: own,
    prices: variants.map(({ variantKey, prices }) => [variantKey, prices[currency]] as const),
  }));

// The number compared at a time: after a content change visitors wait no longer than that.
const batchSize = 2000;

const compare = async (trx: Trx, { countries: codes, variants }: Range, now: number): Promise<number> => {
  let added = 0;
  for (let first = 0; first < variants.length; first += batchSize) {
    const some = variants.slice(first, first + batchSize);
    const byKey = new Map(some.map((variant) => [variant.variantKey, variant]));
    for (const requested of requestedOf({ countries: codes, variants: some })) {
      const rows = (await findDifferences(trx, requested)).flatMap((difference) => {
        const variant = byKey.get(difference.variantKey);
        return variant ? rowsOf(difference, variant, now) : [];
      });
      await insertPrices(trx, rows);
      added += rows.length;
    }
  }
  return added;
};

// In the order of the table's key: the database appends instead of searching.
const byKey = (one: Priced, other: Priced): number => (one.variantKey < other.variantKey ? -1 : 1);

const firstPricesOf = ({ countries: codes, variants }: Range): FirstPrices => {
  const currencies = [...new Set(codes.map(currencyIn))];
  return {
    places: codes.toSorted().map((country) => [country, currencyIn(country), 1 + currencies.indexOf(currencyIn(country))]),
    variants: variants.map(({ variantKey, prices }) => [variantKey, ...currencies.map((currency) => prices[currency])]),
  };
};

const recordRange = async (trx: Trx, { countries: codes, variants }: Range, now: number): Promise<number> => {
  const unknown = await findUnknown(
    trx,
    variants.map(({ variantKey }) => variantKey),
  );
  const isFirstUnreduced = ({ variantKey, reduction }: Priced): boolean => unknown.has(variantKey) && reduction === undefined;
  const unreduced = variants.filter(isFirstUnreduced).toSorted(byKey);
  if (unreduced.length > 0) await insertFirstPrices(trx, firstPricesOf({ countries: codes, variants: unreduced }), now);
  const others = variants.filter((variant) => !isFirstUnreduced(variant));
  return unreduced.length * codes.length + (await compare(trx, { countries: codes, variants: others }, now));
};

/**
 * Records every price that differs from the last recorded one, as valid from now on; for a new variant its former prices too (Y-04).
 * Concurrent callers wait, so that nothing is written twice.
 */
export const recordRanges = async (trx: Trx, ranges: readonly Range[], now: number = Date.now()): Promise<void> => {
  await lockTable(trx, 'priceHistory');
  let added = 0;
  for (const range of ranges) added += await recordRange(trx, range, now);
  // A process that recorded other prices before must compare again at its next start.
  if (added > 0) await setRecordedPrices(trx, null);
};

/** Groups variants into ranges, one for each set of countries that sell them. */
export const rangesOf = <Variant>(
  sold: Iterable<readonly [variants: readonly Variant[], countries: readonly CountryCode[]]>,
): Range<Variant>[] =>
  [...Map.groupBy(sold, ([, codes]) => codes.join())].map(([codes, all]) => ({
    countries: codes.split(',') as CountryCode[],
    variants: all.flatMap(([variants]) => variants),
  }));

/** The same for single offers. */
export const recordPrices = (trx: Trx, offers: readonly Offer[], now: number = Date.now()): Promise<void> => {
  const byVariant = Map.groupBy(offers, ({ variant }) => variant);
  const sold = [...byVariant].map(([variant, own]) => [[variant], own.map(({ country }) => country)] as const);
  return recordRanges(trx, rangesOf(sold), now);
};

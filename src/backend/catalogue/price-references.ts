import 'server-only';
import { createHash } from 'node:crypto';
import type { CountryContent } from '#backend/content/content.ts';
import { type Db, database, inTransaction } from '#backend/database/database.ts';
import { referencePrice } from '#shared/catalogue/reference-price.ts';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import type { VariantFile } from './catalogue-index.ts';
import { findPrices, findRecordedPrices, setRecordedPrices } from './price-history.queries.ts';
import { type Range, rangesOf, recordRanges } from './price-history.ts';

type References = WeakMap<VariantFile, ReadonlyMap<CountryCode, number>>;
type Reduced = { codes: readonly CountryCode[]; variant: VariantFile; reduction: NonNullable<VariantFile['reduction']> };

// On globalThis: in development the server's modules are evaluated anew at every edit, but the references must stay.
const globals = globalThis as typeof globalThis & { undulaReferences?: References };
globals.undulaReferences ??= new WeakMap();
const references: References = globals.undulaReferences;

const rangesOfContent = (contents: ReadonlyMap<CountryCode, CountryContent>): Range<VariantFile>[] => {
  const sold = new Map<readonly VariantFile[], CountryCode[]>();
  for (const [country, { products }] of contents) {
    for (const { file } of products.values()) {
      const existing = sold.get(file.variants);
      if (existing) existing.push(country);
      else sold.set(file.variants, [country]);
    }
  }
  return rangesOf(sold);
};

const fingerprintOf = (ranges: readonly Range<VariantFile>[]): string => {
  const hash = createHash('sha256');
  for (const { countries: codes, variants } of ranges) {
    const prices = variants.map(({ variantKey, prices: currentPrices, reduction }) => [variantKey, currentPrices, reduction]);
    hash.update(JSON.stringify([codes.map((code) => [code, countries[code].currency]), prices]));
  }
  return hash.digest('base64url');
};

/** The reference price of each reduced variant by country, from the database. */
const readReferences = async (db: Db, ranges: readonly Range<VariantFile>[]) => {
  const reduced: Reduced[] = ranges.flatMap(({ countries: codes, variants }) =>
    variants.flatMap((variant) => (variant.reduction ? [{ codes, variant, reduction: variant.reduction }] : [])),
  );
  const found = new Map<VariantFile, Map<CountryCode, number>>();
  if (reduced.length === 0) return found;
  const keys = new Set(reduced.map(({ variant }) => variant.variantKey));
  const histories = Map.groupBy(await findPrices(db, [...keys]), ({ country, variantKey }) => `${country} ${variantKey}`);
  for (const { codes, variant, reduction } of reduced) {
    const own = found.get(variant) ?? new Map<CountryCode, number>();
    found.set(variant, own);
    for (const country of codes) {
      const all = histories.get(`${country} ${variant.variantKey}`) ?? [];
      const currency = all.at(-1)?.currency;
      const counted = all.filter((row) => row.currency === currency);
      const reference = referencePrice(counted, Date.parse(reduction.since));
      if (reference !== undefined) own.set(country, reference);
    }
  }
  return found;
};

/** Records the prices of this content and reads the reference prices of its reductions; until then they are not shown as reduced. */
export const recordPriceHistory = async (contents: ReadonlyMap<CountryCode, CountryContent>, db: Db = database): Promise<void> => {
  const ranges = rangesOfContent(contents);
  const fingerprint = fingerprintOf(ranges);
  const found = await inTransaction(async (trx) => {
    if ((await findRecordedPrices(trx)) !== fingerprint) {
      await recordRanges(trx, ranges);
      await setRecordedPrices(trx, fingerprint);
    }
    return readReferences(trx, ranges);
  }, db);
  for (const [variant, own] of found) references.set(variant, own);
};

const day = 24 * 60 * 60 * 1000;

const isShown = ({ since, until }: Reduced['reduction'], now: number): boolean =>
  now >= Date.parse(since) && (until === null || now < Date.parse(until) + day);

/** The lowest price of the 30 days before a variant was reduced in a country, in minor units; undefined while no reduction may be shown there. */
export const findReference = (country: CountryCode, variant: VariantFile, now: number = Date.now()): number | undefined =>
  variant.reduction && isShown(variant.reduction, now) ? references.get(variant)?.get(country) : undefined;

import 'server-only';
import type { CountryContent } from '#backend/content/content.ts';
import { type Db, database, inTransaction } from '#backend/database/database.ts';
import { referencePrice } from '#shared/catalogue/reference-price.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import type { VariantFile } from './catalogue-index.ts';
import { findPrices } from './price-history.queries.ts';
import { type Offer, recordPrices } from './price-history.ts';

type References = WeakMap<VariantFile, ReadonlyMap<CountryCode, number>>;
type Reduced = { country: CountryCode; variant: VariantFile; reduction: NonNullable<VariantFile['reduction']> };

// On globalThis: in development the server's modules are evaluated anew at every edit, the references stay.
const place = globalThis as typeof globalThis & { undulaReferences?: References };
place.undulaReferences ??= new WeakMap();
const references: References = place.undulaReferences;

const offersOf = (contents: ReadonlyMap<CountryCode, CountryContent>) =>
  [...contents].flatMap(([country, { products }]) =>
    [...products.values()].flatMap(({ file }) => file.variants.map((variant) => ({ country, variant }))),
  ) satisfies Offer[];

/** The reference of each reduced variant by its country, from what the database knows. */
const readReferences = async (db: Db, offers: readonly Pick<Reduced, 'country' | 'variant'>[]) => {
  const reduced = offers.flatMap(({ country, variant }) => (variant.reduction ? [{ country, variant, reduction: variant.reduction }] : []));
  const found = new Map<VariantFile, Map<CountryCode, number>>();
  if (reduced.length === 0) return found;
  const keys = new Set(reduced.map(({ variant }) => variant.variantKey));
  const histories = Map.groupBy(await findPrices(db, [...keys]), ({ country, variantKey }) => `${country} ${variantKey}`);
  for (const { country, variant, reduction } of reduced) {
    const all = histories.get(`${country} ${variant.variantKey}`) ?? [];
    const currency = all.at(-1)?.currency;
    const reference = referencePrice(
      all.filter((row) => row.currency === currency),
      Date.parse(reduction.since),
    );
    const own = found.get(variant) ?? new Map<CountryCode, number>();
    if (reference !== undefined) own.set(country, reference);
    found.set(variant, own);
  }
  return found;
};

/** Writes down the prices of this content and finds out what its reductions must be compared with; before that they are not shown as reduced. */
export const keepPrices = async (contents: ReadonlyMap<CountryCode, CountryContent>, db: Db = database): Promise<void> => {
  const offers = offersOf(contents);
  const found = await inTransaction(async (trx) => {
    await recordPrices(trx, offers);
    return readReferences(trx, offers);
  }, db);
  for (const [variant, own] of found) references.set(variant, own);
};

const day = 24 * 60 * 60 * 1000;

const isShown = ({ since, until }: Reduced['reduction'], now: number): boolean =>
  now >= Date.parse(since) && (until === null || now < Date.parse(until) + day);

/** The lowest price of the 30 days before a variant was reduced in a country, in minor units; undefined while no reduction may be shown there. */
export const findReference = (country: CountryCode, variant: VariantFile, now: number = Date.now()): number | undefined =>
  variant.reduction && isShown(variant.reduction, now) ? references.get(variant)?.get(country) : undefined;

import 'server-only';
import { sql } from 'kysely';
import { getProducts } from '#backend/content/content.ts';
import { type Db, inTransaction, jsonRows, type Trx } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import type { VariantFile } from './catalogue-index.ts';

/** A quantity of a variant. */
export type StockLine = { productKey: string; variantKey: string; sku: string; quantity: number };

// A statement may hold only so many values.
const keysAtOnce = 10_000;

/** Pieces in stock by variant key; a variant that was never counted has none. */
export const readStock = async (db: Db, variantKeys: readonly string[]): Promise<Map<string, number>> => {
  const found = new Map<string, number>();
  for (let first = 0; first < variantKeys.length; first += keysAtOnce) {
    const some = variantKeys.slice(first, first + keysAtOnce);
    const rows = await db.selectFrom('stock').select(['variantKey', 'pieces']).where('variantKey', 'in', some).execute();
    for (const { variantKey, pieces } of rows) found.set(variantKey, pieces);
  }
  return found;
};

/** Pieces in stock by variant, for a query of another module to join. */
export const stockByVariant = (db: Db) => db.selectFrom('stock').select(['variantKey', 'pieces']);

// Always in the same order, so that two orders with the same variants wait for each other instead of deadlocking.
const inOrder = (lines: readonly StockLine[]): StockLine[] => lines.toSorted((a, b) => (a.variantKey < b.variantKey ? -1 : 1));

/** The error for lines that exceed the stock; names the first product and every SKU. */
export const outOfStockError = (short: readonly [StockLine, ...StockLine[]]): DomainError => {
  const [{ productKey, variantKey }] = short;
  const skus = short.map(({ sku }) => sku);
  return new DomainError('OutOfStockException', 400, { productKey, variantKey, skus }, `Not enough pieces of ${skus.join(', ')}`);
};

type Taken = { taken: StockLine[]; short: StockLine[] };

const deductAvailable = async (trx: Trx, lines: readonly StockLine[]): Promise<Taken> => {
  const found: Taken = { taken: [], short: [] };
  for (const line of inOrder(lines)) {
    const { numUpdatedRows } = await trx
      .updateTable('stock')
      .set({ pieces: sql<number>`pieces - ${line.quantity}`, changedAt: Date.now() })
      .where('variantKey', '=', line.variantKey)
      .where('pieces', '>=', line.quantity)
      .executeTakeFirstOrThrow();
    (numUpdatedRows === 0n ? found.short : found.taken).push(line);
  }
  return found;
};

/** Deducts the pieces of an order from stock, all or none (K-08). Throws OutOfStockException that names every short line. */
export const deductStock = async (trx: Trx, lines: readonly StockLine[]): Promise<void> => {
  const { short } = await deductAvailable(trx, lines);
  const [first, ...others] = short;
  if (first) throw outOfStockError([first, ...others]);
};

/** Deducts pieces from stock, all or none, for work that goes on without them; returns whether it did. */
export const tryDeductStock = async (trx: Trx, lines: readonly StockLine[]): Promise<boolean> => {
  const { taken, short } = await deductAvailable(trx, lines);
  if (short.length > 0) await restoreStock(trx, taken);
  return short.length === 0;
};

/** Returns the pieces of an order to stock. */
export const restoreStock = async (trx: Trx, lines: readonly StockLine[]): Promise<void> => {
  for (const { variantKey, quantity } of inOrder(lines)) {
    await trx
      .updateTable('stock')
      .set({ pieces: sql<number>`pieces + ${quantity}`, changedAt: Date.now() })
      .where('variantKey', '=', variantKey)
      .execute();
  }
};

/** All articles and their pieces in stock, by article number. */
export const listStock = (db: Db): Promise<{ sku: string; variantKey: string; pieces: number }[]> =>
  db.selectFrom('stock').select(['sku', 'variantKey', 'pieces']).orderBy('sku').execute();

/** Reads one arbitrary article: fails where the database does not answer or has no tables. */
export const pingDatabase = async (db: Db): Promise<void> => {
  await db.selectFrom('stock').select('sku').limit(1).execute();
};

/** Sets the pieces of an article; throws UnknownSkuException for an unknown one. */
export const setStock = async (db: Db, sku: string, pieces: number): Promise<void> => {
  const { numUpdatedRows } = await db
    .updateTable('stock')
    .set({ pieces, changedAt: Date.now() })
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new DomainError('UnknownSkuException', 404, { skus: [sku] }, `No article has the number ${sku}`);
};

/** The variants of all countries, each once; countries share most of their products. */
const allVariants = (): Map<string, VariantFile> => {
  const files = new Set(
    (Object.keys(countries) as CountryCode[]).flatMap((country) => [...getProducts(country).values()].map(({ file }) => file)),
  );
  return new Map([...files].flatMap(({ variants }) => variants.map((variant) => [variant.variantKey, variant])));
};

/** Adds stock rows from the catalogue for variants that are new to the database; existing rows stay as they are. */
export const seedStock = async (db: Db): Promise<void> => {
  const variants = [...allVariants().values()].toSorted((one, other) => (one.variantKey < other.variantKey ? -1 : 1));
  const rows = variants.map(({ variantKey, sku, initialStock }) => [variantKey, sku, initialStock] as const);
  await inTransaction(async (trx) => {
    await sql`insert into stock ("variantKey", sku, pieces, "changedAt")
      select value ->> 0, value ->> 1, cast(value ->> 2 as integer), cast(${Date.now()} as bigint) from ${jsonRows(trx, rows)} as one
      where true on conflict ("variantKey") do nothing`.execute(trx);
  }, db);
};

import 'server-only';
import { sql } from 'kysely';
import { getProducts } from '#backend/content/content.ts';
import { type Db, inTransaction, jsonRows, type Trx } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import type { VariantFile } from './catalogue-index.ts';

/** So many pieces of a variant. */
export type StockLine = { productKey: string; variantKey: string; sku: string; quantity: number };

// A statement may hold only so many values.
const keysAtOnce = 10_000;

/** Pieces on the shelf by variant key; a variant that nobody ever counted has none. */
export const readStock = async (db: Db, variantKeys: readonly string[]): Promise<Map<string, number>> => {
  const found = new Map<string, number>();
  for (let first = 0; first < variantKeys.length; first += keysAtOnce) {
    const some = variantKeys.slice(first, first + keysAtOnce);
    const rows = await db.selectFrom('stock').select(['variantKey', 'pieces']).where('variantKey', 'in', some).execute();
    for (const { variantKey, pieces } of rows) found.set(variantKey, pieces);
  }
  return found;
};

/** Pieces on the shelf by variant, for a query of another room to join. */
export const stockByVariant = (db: Db) => db.selectFrom('stock').select(['variantKey', 'pieces']);

// Always in the same order, so that two orders with the same variants wait for one another instead of locking each other out.
const inOrder = (lines: readonly StockLine[]): StockLine[] => lines.toSorted((a, b) => (a.variantKey < b.variantKey ? -1 : 1));

/** The refusal for lines that the shelf cannot fill; names the first product and every SKU. */
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

/** Takes the pieces of an order off the shelf, all or none (K-08). Throws OutOfStockException that names every short line. */
export const deductStock = async (trx: Trx, lines: readonly StockLine[]): Promise<void> => {
  const { short } = await deductAvailable(trx, lines);
  const [first, ...others] = short;
  if (first) throw outOfStockError([first, ...others]);
};

/** Takes pieces off the shelf, all or none, for work that goes on without them; answers whether it did. */
export const tryDeductStock = async (trx: Trx, lines: readonly StockLine[]): Promise<boolean> => {
  const { taken, short } = await deductAvailable(trx, lines);
  if (short.length > 0) await restoreStock(trx, taken);
  return short.length === 0;
};

/** Puts the pieces of an order back on the shelf. */
export const restoreStock = async (trx: Trx, lines: readonly StockLine[]): Promise<void> => {
  for (const { variantKey, quantity } of inOrder(lines)) {
    await trx
      .updateTable('stock')
      .set({ pieces: sql<number>`pieces + ${quantity}`, changedAt: Date.now() })
      .where('variantKey', '=', variantKey)
      .execute();
  }
};

/** All articles and their pieces, by article number. */
export const listStock = (db: Db): Promise<{ sku: string; variantKey: string; pieces: number }[]> =>
  db.selectFrom('stock').select(['sku', 'variantKey', 'pieces']).orderBy('sku').execute();

/** Looks at one article, whichever: fails where the database does not answer or has no tables. */
export const pingDatabase = async (db: Db): Promise<void> => {
  await db.selectFrom('stock').select('sku').limit(1).execute();
};

/** Sets the pieces of an article; throws UnknownSkuException for one that the shop does not know. */
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

/** Counts variants that the database does not know yet from the catalogue; what it knows stays as it is. */
export const seedStock = async (db: Db): Promise<void> => {
  const variants = [...allVariants().values()].toSorted((one, other) => (one.variantKey < other.variantKey ? -1 : 1));
  const rows = variants.map(({ variantKey, sku, initialStock }) => [variantKey, sku, initialStock] as const);
  await inTransaction(async (trx) => {
    await sql`insert into stock ("variantKey", sku, pieces, "changedAt")
      select value ->> 0, value ->> 1, cast(value ->> 2 as integer), cast(${Date.now()} as bigint) from ${jsonRows(trx, rows)} as one
      where true on conflict ("variantKey") do nothing`.execute(trx);
  }, db);
};

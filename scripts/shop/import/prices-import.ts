import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type Offer, recordPrices } from '#backend/catalogue/catalogue.ts';
import { inTransaction } from '#backend/database/database.ts';
import { type ProductFile, productFile } from '#shared/catalogue/product-file.ts';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import { currencies } from '#shared/country/currency.ts';
import { environment } from '#shared/environment/environment.ts';
import { formatMoney } from '#shared/money/money.ts';
import { minorUnits } from '../minor-units.ts';
import { print } from '../output.ts';
import { type CsvRow, readCsv, rejectImport } from './read-csv.ts';
import { finishWhole, writeWhole } from './write-whole.ts';

const row = z
  .object({
    sku: z.string().min(1, 'is empty'),
    currency: z
      .string()
      .toUpperCase()
      .pipe(z.enum(currencies, `must be one of ${currencies.join(', ')}`)),
    price: z.string(),
  })
  .strip();
type PriceRow = CsvRow<z.output<typeof row>>;

const readCatalogue = async (): Promise<Map<string, ProductFile>> => {
  const folder = join(environment().CONTENT_DIR, 'catalogue');
  const names = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const files = names.map((name) => join(folder, name, 'product.json'));
  return new Map(
    await Promise.all(files.map(async (file) => [file, productFile.parse(JSON.parse(await readFile(file, 'utf8')))] as const)),
  );
};

const positionOf = (catalogue: ReadonlyMap<string, ProductFile>, sku: string): string | undefined =>
  [...catalogue].find(([, { variants }]) => variants.some((variant) => variant.sku === sku))?.[0];

// A comma in the wrong place is a factor of ten or a hundred.
const boldestFactor = 5;

const isBold = (before: number, price: number): boolean => price > before * boldestFactor || price * boldestFactor < before;

/** The catalogue with the new prices, only the files that change; errors are reported by line and column. */
const change = (catalogue: ReadonlyMap<string, ProductFile>, rows: readonly PriceRow[], isSure: boolean): Map<string, ProductFile> => {
  const faults: string[] = [];
  const changed = new Map<string, ProductFile>();
  for (const { line, value } of rows) {
    const { sku, currency } = value;
    const file = positionOf(catalogue, sku);
    const price = minorUnits(value.price, currency);
    if (file === undefined) faults.push(`line ${line}, column sku: no article has the number ${sku}`);
    if (price === undefined) faults.push(`line ${line}, column price: '${value.price}' is no amount in ${currency}`);
    const product = file === undefined ? undefined : (changed.get(file) ?? catalogue.get(file));
    const before = product?.variants.find((variant) => variant.sku === sku)?.prices[currency];
    if (file === undefined || price === undefined || !product || before === undefined || before === price) continue;
    const step = `${formatMoney({ rawValue: before, currency }, 'en')} → ${formatMoney({ rawValue: price, currency }, 'en')}`;
    if (!isSure && isBold(before, price))
      faults.push(`line ${line}, column price: ${step} is more than a factor of ${boldestFactor}: with --yes it counts`);
    print(`${sku}: ${step}`);
    const variants = product.variants.map((variant) =>
      variant.sku === sku ? { ...variant, prices: { ...variant.prices, [currency]: price } } : variant,
    );
    changed.set(file, { ...product, variants });
  }
  if (faults.length > 0) throw rejectImport(faults);
  return changed;
};

const countryCodes = Object.keys(countries) as CountryCode[];

const offersOf = (product: ProductFile | undefined): Offer[] =>
  countryCodes.flatMap((country) => (product?.variants ?? []).map((variant) => ({ country, variant })));

/**
 * Writes the prices of a CSV file (`sku,currency,price`) into the catalogue's files and into the price history, all or none; the shop
 * shows them when it reloads its content.
 */
export const importPrices = async (file: string, { dryRun = false, yes = false }: { dryRun?: boolean; yes?: boolean }): Promise<void> => {
  const rows = await readCsv(file, row, ({ sku, currency }) => `${sku} in ${currency}`);
  const folder = environment().CONTENT_DIR;
  await finishWhole(folder);
  const catalogue = await readCatalogue();
  const changed = change(catalogue, rows, yes);
  const offers = (files: ReadonlyMap<string, ProductFile>) => [...changed.keys()].flatMap((name) => offersOf(files.get(name)));
  // The files are written last: an earlier failure leaves everything as it was.
  if (!dryRun && changed.size > 0) {
    await inTransaction(async (trx) => {
      await recordPrices(trx, offers(catalogue));
      await recordPrices(trx, offers(changed));
      await writeWhole(folder, changed);
    });
  }
  print(`${rows.length} rows: ${changed.size} products ${dryRun ? 'would change' : 'changed'}`);
};

import { z } from 'zod';
import { listStock, setStock } from '#backend/catalogue/catalogue.ts';
import { database, inTransaction } from '#backend/database/database.ts';
import { print } from '../output.ts';
import { readCsv, rejectImport } from './read-csv.ts';

const row = z.object({
  sku: z.string().min(1, 'is empty'),
  pieces: z
    .string()
    .regex(/^\d{1,6}$/, 'must be a whole number from 0 to 999999')
    .transform(Number),
});

/** Sets the stock of all articles of a CSV file (`sku,pieces`), or of none. */
export const importStock = async (file: string, { dryRun = false }: { dryRun?: boolean }): Promise<void> => {
  const rows = await readCsv(file, row, ({ sku }) => sku);
  const before = new Map((await listStock(database)).map(({ sku, pieces }) => [sku, pieces]));
  const unknown = rows.filter(({ value }) => !before.has(value.sku));
  if (unknown.length > 0)
    throw rejectImport(unknown.map(({ line, value }) => `line ${line}, column sku: no article has the number ${value.sku}`));
  const changed = rows.filter(({ value }) => before.get(value.sku) !== value.pieces);
  for (const { value } of changed) print(`${value.sku}: ${before.get(value.sku)} → ${value.pieces}`);
  if (!dryRun) {
    await inTransaction(async (trx) => {
      for (const { value } of changed) await setStock(trx, value.sku, value.pieces);
    });
  }
  print(`${changed.length} of ${rows.length} articles ${dryRun ? 'would change' : 'changed'}`);
};

import 'server-only';
import { type Db, database } from '#backend/database/database.ts';
import { findPaper, insertPaper } from './invoice.queries.ts';
import type { InvoiceTable } from './invoice.table.ts';
import { factsOf } from './invoice.ts';
import { invoicePdfOf } from './invoice-pdf.ts';

/** The PDF of an issued paper: drawn when somebody first asks, kept, and from then on always the very same bytes. */
export const paperOf = async (row: InvoiceTable, db: Db = database): Promise<Uint8Array<ArrayBuffer>> => {
  const kept = await findPaper(db, row.number);
  if (kept) return new Uint8Array(kept);
  await insertPaper(db, row.number, await invoicePdfOf(factsOf(row)));
  const first = await findPaper(db, row.number);
  if (!first) throw new Error(`The paper ${row.number} was not kept`);
  return new Uint8Array(first);
};

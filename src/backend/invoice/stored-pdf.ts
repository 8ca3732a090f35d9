import 'server-only';
import { type Db, database } from '#backend/database/database.ts';
import { findPdf, insertPdf } from './invoice.queries.ts';
import type { InvoiceTable } from './invoice.table.ts';
import { factsOf } from './invoice.ts';
import { invoicePdfOf } from './invoice-pdf.ts';

/** The PDF of an issued document: created at the first request, stored, and always the same bytes from then on. */
export const getInvoicePdf = async (row: InvoiceTable, db: Db = database): Promise<Uint8Array<ArrayBuffer>> => {
  const stored = await findPdf(db, row.number);
  if (stored) return new Uint8Array(stored);
  await insertPdf(db, row.number, await invoicePdfOf(factsOf(row)));
  const first = await findPdf(db, row.number);
  if (!first) throw new Error(`The paper ${row.number} was not kept`);
  return new Uint8Array(first);
};

import 'server-only';
import type { Db, Trx } from '#backend/database/database.ts';
import type { InvoiceTable } from './invoice.table.ts';

/**
 * The next number of a series. The series is locked until the transaction ends: others wait, and a rolled-back transaction returns its
 * number.
 */
export const nextPosition = async (trx: Trx, series: string): Promise<number> => {
  const { last } = await trx
    .insertInto('invoiceSeries')
    .values({ series, last: 1 })
    .onConflict((conflict) => conflict.column('series').doUpdateSet((row) => ({ last: row('invoiceSeries.last', '+', 1) })))
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
};

export const insertInvoice = async (trx: Trx, row: InvoiceTable): Promise<void> => {
  await trx.insertInto('invoice').values(row).execute();
};

export const findInvoiceRow = (db: Db, key: { cause: string } | { secret: string }): Promise<InvoiceTable | undefined> => {
  const all = db.selectFrom('invoice').selectAll();
  return ('cause' in key ? all.where('cause', '=', key.cause) : all.where('secret', '=', key.secret)).executeTakeFirst();
};

/** The documents of an order, in the order in which they were issued. */
export const findInvoicesOfOrder = (db: Db, orderId: string): Promise<InvoiceTable[]> =>
  db.selectFrom('invoice').selectAll().where('orderId', '=', orderId).orderBy('issuedAt').orderBy('number').execute();

export const findPdf = async (db: Db, number: string): Promise<Buffer | undefined> => {
  const row = await db.selectFrom('invoicePaper').select('pdf').where('number', '=', number).executeTakeFirst();
  return row && Buffer.from(row.pdf, 'base64');
};

/** Stores a PDF; of two created at once the first stays. */
export const insertPdf = async (db: Db, number: string, pdf: Buffer): Promise<void> => {
  await db
    .insertInto('invoicePaper')
    .values({ number, pdf: pdf.toString('base64'), madeAt: Date.now() })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .execute();
};

import 'server-only';
import { yearAt } from '#backend/calendar/calendar.ts';
import type { Db, Trx } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { createToken } from '#backend/rest/rest.ts';
import type { InvoiceDocument, Order } from '#shared/contract/order.ts';
import { countries } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { factsOfCredit } from './facts-of-credit.ts';
import { factsOfInvoice } from './facts-of-order.ts';
import { findInvoiceRow, findInvoicesOfOrder, insertInvoice, nextPosition } from './invoice.queries.ts';
import type { InvoiceKind, InvoiceTable } from './invoice.table.ts';
import { type InvoiceFacts, type InvoiceLine, invoiceFacts } from './invoice-facts.ts';

// Parts of documents: a line of an order, and the company numbers that are still placeholders.

export { articleLine } from './facts-of-order.ts';

const letters: Record<InvoiceKind, string> = { invoice: 'I', credit: 'C' };

/** The content of an issued document. */
export const factsOf = ({ facts }: InvoiceTable): InvoiceFacts => invoiceFacts.parse(JSON.parse(facts));

const translatorOf = async ({ language, locale }: Site) => createTranslator(language, await loadMessages(locale));

type Write = (document: Pick<InvoiceFacts, 'number' | 'issuedAt'>) => InvoiceFacts;

// Taking a number locks its series: every other payment of the country waits until the end of the transaction.
const issue = async (trx: Trx, { country }: Site, kind: InvoiceKind, cause: string, write: Write): Promise<InvoiceTable> => {
  const issuedAt = Date.now();
  const series = [letters[kind], countries[country].iso, yearAt(issuedAt, country)].join('-');
  const position = await nextPosition(trx, series);
  const facts = write({ number: `${series}-${String(position).padStart(5, '0')}`, issuedAt });
  const row: InvoiceTable = {
    ...{ series, position, kind, cause, issuedAt },
    number: facts.number,
    orderId: facts.orderId,
    secret: createToken(),
    amount: facts.total.rawValue,
    tax: facts.taxes.reduce((sum, { amount }) => sum + amount.rawValue, 0),
    currency: facts.total.currency,
    facts: JSON.stringify(facts),
  };
  await insertInvoice(trx, row);
  return row;
};

const causeOfInvoice = (orderId: string): string => `order:${orderId}`;

/**
 * Issues the invoice of an order in the transaction that marks it as paid, with the next number of its country's series: a rolled-back
 * transaction leaves no gap. Once for each order, however often it is called.
 */
export const issueInvoice = async (trx: Trx, site: Site, order: Order): Promise<void> => {
  const cause = causeOfInvoice(order.orderId);
  if (await findInvoiceRow(trx, { cause })) return;
  const t = await translatorOf(site);
  await issue(trx, site, 'invoice', cause, (document) => factsOfInvoice(site, order, t, document));
};

type Credit = {
  orderId: string;
  /** The reason for the refund: `return:R-DE-…`; one credit note for each. */
  cause: string;
  /** In minor units; for zero nothing is issued. */
  amount: number;
  articles?: readonly InvoiceLine[];
};

/** Issues a credit note in the transaction that sends a refund, with a number of the country's own series of credit notes. */
export const issueCredit = async (trx: Trx, { orderId, cause, amount, articles }: Credit): Promise<void> => {
  const row = await findInvoiceRow(trx, { cause: causeOfInvoice(orderId) });
  if (!row || amount === 0 || (await findInvoiceRow(trx, { cause }))) return;
  const invoice = factsOf(row);
  const documents = await findInvoicesOfOrder(trx, orderId);
  const earlier = documents.filter(({ kind }) => kind === 'credit').map(factsOf);
  const t = await translatorOf(invoice.site);
  await issue(trx, invoice.site, 'credit', cause, (document) => factsOfCredit(t, { ...document, invoice, earlier, amount, articles }));
};

const present = (row: InvoiceTable): InvoiceDocument => ({
  kind: row.kind,
  number: row.number,
  title: factsOf(row).title,
  url: `/invoices/${row.secret}/${row.number}.pdf`,
});

/** The invoice of an order and its credit notes, for anyone who may see the order. */
export const invoiceDocumentsOf = async (db: Db, orderId: string): Promise<InvoiceDocument[]> =>
  (await findInvoicesOfOrder(db, orderId)).map(present);

/** The credit note that was issued for a cause; null if there is none. */
export const findCreditOf = async (db: Db, cause: string): Promise<InvoiceDocument | null> => {
  const row = await findInvoiceRow(db, { cause });
  return row ? present(row) : null;
};

/** A document by its secret: throws InvoiceNotFoundException 404 for an unknown one. */
export const getInvoice = async (db: Db, secret: string): Promise<InvoiceTable> => {
  const row = await findInvoiceRow(db, { secret });
  if (!row) throw new DomainError('InvoiceNotFoundException', 404, {}, 'There is no such invoice');
  return row;
};

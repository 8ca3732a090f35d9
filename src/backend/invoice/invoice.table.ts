import 'server-only';
import type { Currency } from '#shared/country/currency.ts';

/** An invoice, or the credit note that reverses it in part or in whole. */
export type InvoiceKind = 'invoice' | 'credit';

/** The last number that a series has issued. */
export type InvoiceSeriesTable = { series: string; last: number };

/** What was invoiced or credited. Amounts in minor units, time in epoch milliseconds. Written once, never changed. */
export type InvoiceTable = {
  number: string;
  series: string;
  /** 1, 2, 3 … within its series, without gaps. */
  position: number;
  kind: InvoiceKind;
  orderId: string;
  /** The reason for this document: one order, refund or return has one, whatever is repeated. */
  cause: string;
  /** Opens the document; stored in plain text, because mails contain it. */
  secret: string;
  amount: number;
  /** The tax included in it. */
  tax: number;
  currency: Currency;
  issuedAt: number;
  /** The content of the document, as JSON. */
  facts: string;
};

/** The PDF as it was first served, in base 64. */
export type InvoicePdfTable = { number: string; pdf: string; madeAt: number };

export type InvoiceTables = { invoiceSeries: InvoiceSeriesTable; invoice: InvoiceTable; invoicePaper: InvoicePdfTable };

import 'server-only';
import type { Currency } from '#shared/country/currency.ts';

/** An invoice, or the credit note that takes it back in part or whole. */
export type InvoiceKind = 'invoice' | 'credit';

/** The last number that a series has given out. */
export type InvoiceSeriesTable = { series: string; last: number };

/** What was invoiced or credited. Amounts in minor units, time in epoch milliseconds. Written once, never changed. */
export type InvoiceTable = {
  number: string;
  series: string;
  /** 1, 2, 3 … within its series, without gaps. */
  position: number;
  kind: InvoiceKind;
  orderId: string;
  /** Why there is this paper: one order, one refund, one return has one, whatever is repeated. */
  cause: string;
  /** Opens the paper; mails carry it, so it is kept as it is. */
  secret: string;
  amount: number;
  /** How much of it is tax. */
  tax: number;
  currency: Currency;
  issuedAt: number;
  /** Everything that the paper says, as JSON. */
  facts: string;
};

/** The paper as it was first handed out, in base 64. */
export type InvoicePdfTable = { number: string; pdf: string; madeAt: number };

export type InvoiceTables = { invoiceSeries: InvoiceSeriesTable; invoice: InvoiceTable; invoicePaper: InvoicePdfTable };

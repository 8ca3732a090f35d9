import 'server-only';
import type { Translate } from '#shared/i18n/translator.ts';
import { shareOf } from '#shared/money/share-of.ts';
import { otherLine } from './facts-of-order.ts';
import type { InvoiceFacts, InvoiceLine } from './invoice-facts.ts';
import { titleOf } from './seller.ts';

type Given = Pick<InvoiceFacts, 'number' | 'issuedAt'> & {
  invoice: InvoiceFacts;
  /** What earlier credit notes of the same invoice took back. */
  earlier: readonly InvoiceFacts[];
  /** What this one takes back, in minor units. */
  amount: number;
  /** The articles that come back; without, the rest of the order does. */
  articles?: readonly InvoiceLine[] | undefined;
};

const sum = (amounts: readonly { rawValue: number }[]): number => amounts.reduce((all, { rawValue }) => all + rawValue, 0);

// Counted from the first credit note on: when everything has come back, so has the tax, to the last cent.
const taxesOf = ({ invoice, earlier, amount }: Given): InvoiceFacts['taxes'] =>
  invoice.taxes.map((tax, index) => {
    const credited = earlier.reduce((all, { taxes }) => all + (taxes[index]?.amount.rawValue ?? 0), 0);
    const share = shareOf(tax.amount.rawValue, sum(earlier.map(({ total }) => total)) + amount, invoice.total.rawValue);
    return { ...tax, amount: { ...tax.amount, rawValue: share - credited } };
  });

const linesOf = ({ invoice, earlier, amount, articles }: Given, taxes: InvoiceFacts['taxes']): InvoiceLine[] => {
  if (earlier.length === 0 && amount === invoice.total.rawValue && !articles) return invoice.lines;
  const onTop = sum(taxes.filter(({ isIncluded }) => !isIncluded).map((tax) => tax.amount));
  const money = (rawValue: number) => ({ ...invoice.total, rawValue });
  if (!articles) return [otherLine('rest', '', money(amount - onTop))];
  const share = amount - onTop - sum(articles.map(({ priceTotal }) => priceTotal));
  return [...articles, ...(share === 0 ? [] : [otherLine('share', '', money(share))])];
};

/** Everything that a credit note says: it takes back a part of an invoice, or what is left of it. */
export const factsOfCredit = (t: Translate, given: Given): InvoiceFacts => {
  const { invoice, amount, number, issuedAt } = given;
  const taxes = taxesOf(given);
  const total = { ...invoice.total, rawValue: amount };
  return {
    ...invoice,
    kind: 'credit',
    ...{ number, issuedAt, taxes, total },
    title: titleOf(invoice.site, 'credit', t),
    lines: linesOf(given, taxes),
    net: { ...total, rawValue: amount - sum(taxes.map((tax) => tax.amount)) },
    corrects: { number: invoice.number, issuedAt: invoice.issuedAt },
  };
};

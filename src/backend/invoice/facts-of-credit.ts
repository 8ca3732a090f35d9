import 'server-only';
import type { Translate } from '#shared/i18n/translator.ts';
import { shareOf } from '#shared/money/share-of.ts';
import { otherLine } from './facts-of-order.ts';
import type { InvoiceFacts, InvoiceLine } from './invoice-facts.ts';
import { titleOf } from './seller.ts';

type Given = Pick<InvoiceFacts, 'number' | 'issuedAt'> & {
  invoice: InvoiceFacts;
  /** Earlier credit notes for the same invoice. */
  earlier: readonly InvoiceFacts[];
  /** The credited amount, in minor units. */
  amount: number;
  /** The returned articles; without them, the rest of the order. */
  articles?: readonly InvoiceLine[] | undefined;
};

const sum = (amounts: readonly { rawValue: number }[]): number => amounts.reduce((all, { rawValue }) => all + rawValue, 0);

// Computed over all credit notes so far: once everything is credited, so is the tax, to the last cent.
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

/** The content of a credit note: it credits a part of an invoice, or what is left of it. */
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

import 'server-only';
import { longDate, mediumDate, mediumRange } from '#backend/calendar/calendar.ts';
import { capitalised } from '#shared/i18n/capitalised.ts';
import { numberFormat } from '#shared/i18n/formats.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { withCommas } from '#shared/i18n/with-commas.ts';
import { formatRate } from '#shared/money/format-rate.ts';
import { formatMoney, type Money } from '#shared/money/money.ts';
import type { InvoiceFacts, InvoiceLine } from './invoice-facts.ts';

/** The texts of a document, in their order. */
export type InvoiceWords = {
  title: string;
  page: (page: number, pages: number) => string;
  sender: string;
  buyer: string[];
  about: { label: string; value: string }[];
  opening: string;
  heads: { position: string; article: string; quantity: string; price: string; amount: string };
  rows: { position: string; name: string; detail: string; quantity: string; price: string; amount: string }[];
  sums: { label: string; value: string }[];
  total: { label: string; value: string };
  notes: string[];
  foot: string[][];
};

const nameOf = (line: InvoiceLine, t: Translate): string => {
  if (line.kind === 'article') return line.name;
  if (line.kind === 'discount') return t('mail.sum.discount', { code: line.name }).trim();
  if (line.kind === 'freeShipping') return t('mail.sum.discountShipping', { code: line.name });
  return t(`invoice.${line.kind}`, { carrier: line.name });
};

const rowsOf = ({ lines, site }: InvoiceFacts, t: Translate): InvoiceWords['rows'] => {
  const count = numberFormat(site.locale);
  return lines.map((line, index) => ({
    position: count.format(index + 1),
    name: nameOf(line, t),
    detail: [line.variant, line.sku && t('invoice.articleNumber', { sku: line.sku })].filter(Boolean).join(' · '),
    quantity: count.format(line.quantity),
    price: formatMoney(line.pricePerItem, site.locale),
    amount: formatMoney(line.priceTotal, site.locale),
  }));
};

const sumsOf = ({ taxes, net, site }: InvoiceFacts, t: Translate): InvoiceWords['sums'] => {
  const formatAmount = (amount: Money): string => formatMoney(amount, site.locale);
  const rows = taxes.map(({ label, rate, amount }) => ({
    label: capitalised(t('invoice.tax', { rate: formatRate(rate, site.locale), label }), site.locale),
    value: formatAmount(amount),
  }));
  const none = { label: t('invoice.noTax'), value: formatAmount({ ...net, rawValue: 0 }) };
  return [{ label: t('invoice.net'), value: formatAmount(net) }, ...(rows.length > 0 ? rows : [none])];
};

const aboutOf = (facts: InvoiceFacts, t: Translate): InvoiceWords['about'] => {
  const { number, issuedAt, orderId, supply, corrects, site, buyerTaxNumber } = facts;
  const { country, locale } = site;
  return [
    { label: t('invoice.number'), value: number },
    { label: t('invoice.date'), value: mediumDate(issuedAt, country, locale) },
    corrects === null
      ? { label: t('invoice.supply'), value: mediumRange(supply.from, supply.to, country, locale) }
      : { label: t('invoice.to'), value: corrects.number },
    { label: t('invoice.order'), value: orderId },
    ...(buyerTaxNumber === '' ? [] : [{ label: t('invoice.buyerTaxNumber'), value: buyerTaxNumber }]),
  ];
};

/** An invoice without tax must state the reason. */
const untaxedOf = ({ untaxed, site }: InvoiceFacts, t: Translate): string[] => {
  if (!untaxed) return [];
  const { label: name, place: region } = untaxed;
  return [t('general.fault', { name: capitalised(name, site.locale), message: t('cart.why.taxNone', { region }) })];
};

const notesOf = (facts: InvoiceFacts, t: Translate): string[] => {
  const { kind, total, payment, delivery, site } = facts;
  const date = longDate(payment.at, site.country, site.locale);
  const to =
    delivery === null ? [] : [t('general.fault', { name: t('mail.block.delivery'), message: withCommas(site.language, delivery) })];
  if (kind === 'credit') return [t('invoice.back', { sum: formatMoney(total, site.locale) }), ...untaxedOf(facts, t)];
  const paid = total.rawValue === 0 ? [] : [t('invoice.paid', { date, method: t(`mail.method.${payment.method}`) })];
  return [...paid, ...to, ...untaxedOf(facts, t), t('invoice.proof')];
};

const openingOf = ({ orderedAt, corrects, site }: InvoiceFacts, t: Translate): string => {
  const date = longDate(corrects?.issuedAt ?? orderedAt, site.country, site.locale);
  return corrects === null ? t('invoice.thanks', { date }) : t('invoice.corrects', { number: corrects.number, date });
};

/** The texts of a document in its reader's language. */
export const wordsOf = (facts: InvoiceFacts, t: Translate): InvoiceWords => {
  const { title, seller, buyer, total, kind, site } = facts;
  return {
    ...{ title, buyer },
    page: (page, pages) => t('invoice.page', { title, page, pages }),
    sender: seller.lines.slice(0, 3).join(' · '),
    about: aboutOf(facts, t),
    opening: openingOf(facts, t),
    heads: {
      position: t('invoice.position'),
      article: t('invoice.article'),
      quantity: t('invoice.quantity'),
      price: t('invoice.unitPrice'),
      amount: t('invoice.amount'),
    },
    rows: rowsOf(facts, t),
    sums: sumsOf(facts, t),
    total: { label: t(kind === 'invoice' ? 'invoice.total' : 'invoice.creditTotal'), value: formatMoney(total, site.locale) },
    notes: notesOf(facts, t),
    foot: [
      ...[seller.lines, seller.contact, seller.bank],
      [seller.entry, `${seller.taxLabel} ${seller.taxNumber}`, ...seller.regional, seller.director],
    ],
  };
};

/** Every text of a document, to select the fonts that it needs. */
export const textsOf = (words: InvoiceWords): string[] => [
  ...[words.title, words.page(1, 1), '0123456789', words.sender, words.opening, words.total.label, words.total.value],
  ...[...words.buyer, ...words.notes, ...words.foot.flat(), ...Object.values(words.heads)],
  ...[...words.about, ...words.sums].flatMap(({ label, value }) => [label, value]),
  ...words.rows.flatMap((row) => Object.values(row)),
];

import { isSameAddress } from '#shared/address/is-same-address.ts';
import { formatRate } from '#shared/money/format-rate.ts';
import 'server-only';
import { addWorkingDays, longDate, shortDate, shortRange } from '#backend/calendar/calendar.ts';
import { addressLines } from '#shared/address/address-lines.ts';
import type { Address } from '#shared/contract/address.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import { countryName } from '#shared/i18n/country-name.ts';
import { listFormat } from '#shared/i18n/formats.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { formatMoney, type Money } from '#shared/money/money.ts';
import { absoluteUrl } from '#shared/routes/domains.ts';
import { guaranteeNotes } from './guarantee-notes.ts';
import type { OrderMailJob } from './mail-job.ts';
import type { MailLink, MailModel } from './mail-model.ts';
import { footerOf, invoiceDocumentLinks, linkToOrder, pictureOf, type ShopFacts, verbatimOf } from './mail-parts-of-order.ts';

/** Content data of the mail besides the common shop data: how the parcel is shipped. */
export type OrderMailFacts = ShopFacts & {
  carrier: { label: string; minDays: number; maxDays: number } | undefined;
  /** Regions of an address's country by code. */
  regionsOf: (country: CountryCode) => Record<string, string>;
  /** Years of the seller's legal liability, if the mail must state them. */
  guaranteeYears: number | null;
};

const sumsOf = ({ site, order }: OrderMailJob, t: Translate): MailModel['sums'] => {
  const formatAmount = (amount: Money): string => formatMoney(amount, site.locale);
  const taxes = order.taxes.map(({ label, rate, amount, isIncluded }) => ({
    label: t(isIncluded ? 'mail.sum.taxIncluded' : 'mail.sum.taxAdded', { rate: formatRate(rate, site.locale), label }),
    value: formatAmount(amount),
  }));
  const discounts = order.discounts.map(({ code, kind, value }) => ({
    label: t(kind === 'freeShipping' ? 'mail.sum.discountShipping' : 'mail.sum.discount', { code }),
    value: formatAmount({ ...value, rawValue: -value.rawValue }),
  }));
  return [
    { label: t('mail.sum.goods'), value: formatAmount(order.priceWithoutDiscountAndShippingCosts) },
    ...discounts,
    { label: t('mail.sum.shipping'), value: order.shippingCosts.rawValue === 0 ? t('mail.sum.free') : formatAmount(order.shippingCosts) },
    ...taxes,
  ];
};

const trackOf = ({ template, site, order }: OrderMailJob, t: Translate, { carrier }: OrderMailFacts, now: number): MailModel['track'] => {
  if (!carrier || (template !== 'order-confirmation' && template !== 'order-shipped')) return [];
  const isShipped = template === 'order-shipped';
  const { country, locale } = site;
  const start = isShipped ? now : order.placedAt;
  const arrival = [carrier.minDays, carrier.maxDays].map((days) => addWorkingDays(start, days, country));
  return [
    { label: t('mail.track.ordered'), date: shortDate(order.placedAt, country, locale), isReached: true },
    { label: t('mail.track.shipped'), date: isShipped ? shortDate(now, country, locale) : '', isReached: isShipped },
    { label: t('mail.track.delivered'), date: shortRange(arrival[0] ?? start, arrival[1] ?? start, country, locale), isReached: false },
  ];
};

const blocksOf = ({ template, site, order }: OrderMailJob, t: Translate, facts: OrderMailFacts): MailModel['blocks'] => {
  const { deliveryAddress: delivery, billingAddress: billing } = order;
  const lines = (address: Address): string[] =>
    addressLines(address, {
      regions: facts.regionsOf(address.country),
      ...(address.country !== site.country && { countryName: countryName(address.country, site.language) }),
    });
  const addresses = isSameAddress(delivery, billing)
    ? [{ title: t('mail.block.both'), lines: lines(delivery), isVerbatim: true }]
    : [
        { title: t('mail.block.delivery'), lines: lines(delivery), isVerbatim: true },
        { title: t('mail.block.billing'), lines: lines(billing), isVerbatim: true },
      ];
  const addressBlocks = [...addresses, ...dropPointBlocks(order, t)];
  if (template === 'payment-failed') return addressBlocks;
  if (template === 'order-shipped' && order.tracking)
    return [...addressBlocks, { title: t('mail.block.tracking'), lines: [order.tracking.number], isVerbatim: true }];
  return [...addressBlocks, { title: t('mail.block.payment'), lines: [t(`mail.method.${order.paymentMethod}`)] }];
};

const dropPointBlocks = ({ dropPoint }: OrderMailJob['order'], t: Translate): MailModel['blocks'] =>
  dropPoint === null
    ? []
    : [
        {
          title: t('checkout.dropPoint.label'),
          lines: [dropPoint.name, dropPoint.street, `${dropPoint.postalCode} ${dropPoint.city}`],
          isVerbatim: true,
        },
      ];

const buttonOf = ({ template, site, order, orderKey }: OrderMailJob, t: Translate): MailLink => {
  const carrier = template === 'order-shipped' ? order.tracking?.link : null;
  if (carrier) return { label: t('mail.button.track'), href: carrier };
  return linkToOrder(site, t, order.orderId, orderKey);
};

const enclosedPages = ({ template }: OrderMailJob, { legal }: OrderMailFacts): OrderMailFacts['legal'] =>
  template === 'order-confirmation' ? legal.filter(({ label }) => label !== 'privacy') : [];

/** What the law requires the buyer to get with the confirmation, not only as a link: terms and withdrawal policy. */
export const enclosuresOf = (job: OrderMailJob, facts: OrderMailFacts): { filename: string; content: string }[] =>
  enclosedPages(job, facts).map(({ slug, text }) => ({ filename: `${slug}.txt`, content: text }));

/** Names the enclosures as the country's own pages are named: few countries besides the Union have a right to withdraw. */
const enclosureNote = (job: OrderMailJob, t: Translate, facts: OrderMailFacts): string[] => {
  const names = enclosedPages(job, facts).map(({ name }) => name);
  if (names.length === 0) return [];
  return [t('mail.order-confirmation.enclosed', { documents: listFormat(job.site.locale, { type: 'conjunction' }).format(names) })];
};

/** Which taxes and duties the total does not contain, where the goods are imported first (B-19). */
const importNote = ({ order: { reasons } }: OrderMailJob, t: Translate): string[] =>
  reasons?.tax.isImport && reasons.tax.region !== null ? [t('cart.importDue', { region: reasons.tax.region })] : [];

const openingOf = (
  job: OrderMailJob,
  t: Translate,
  facts: OrderMailFacts,
): Pick<MailModel, 'subject' | 'heading' | 'paragraphs' | 'preview'> => {
  const { template, site, order, refund } = job;
  const { firstName, lastName, salutation } = order.billingAddress;
  const name = { firstName, lastName };
  const text = t(`mail.${template}.text`, {
    orderId: order.orderId,
    date: longDate(order.placedAt, site.country, site.locale),
    carrier: facts.carrier?.label ?? order.shippingMethod,
    sum: formatMoney(refund ?? order.priceTotal, site.locale),
  });
  const subject = t(`mail.${template}.subject`, { orderId: order.orderId }) || order.orderId;
  const who = salutation === '' ? 'none' : salutation;
  if (template === 'order-confirmation') {
    return {
      subject,
      heading: t(`mail.thanks.${who}`, name),
      paragraphs: [text, ...importNote(job, t), ...enclosureNote(job, t, facts)],
      preview: text,
    };
  }
  // The parcel brings the demand with it.
  const late = template === 'order-shipped' ? importNote(job, t) : [];
  return { subject, heading: t(`mail.${template}.heading`), paragraphs: [t(`mail.greeting.${who}`, name), text, ...late], preview: text };
};

/** Composes a mail about an order in the reader's language, currency and date format. `now` in epoch milliseconds. */
export const composeOrderMail = (job: OrderMailJob, t: Translate, facts: OrderMailFacts, now: number): MailModel => {
  const { site, order } = job;
  return {
    language: site.language,
    ...openingOf(job, t, facts),
    verbatim: verbatimOf(job),
    code: '',
    closing: '',
    track: trackOf(job, t, facts, now),
    button: buttonOf(job, t),
    rows: order.items.map((line) => ({
      name: line.item.name,
      detail: [line.item.variantName, t('mail.pieces', { count: line.quantity })].filter(Boolean).join(' · '),
      price: formatMoney(line.priceTotal, site.locale),
      href: absoluteUrl(site.country, line.item.url),
      picture: pictureOf(site, line),
    })),
    sums: sumsOf(job, t),
    total: { label: t('mail.sum.total'), value: formatMoney(order.priceTotal, site.locale) },
    blocks: blocksOf(job, t, facts),
    ...invoiceDocumentLinks(site, t, order.papers),
    ...(job.template === 'order-confirmation' && { notes: guaranteeNotes(site, t, facts) }),
    footer: footerOf(site, t, facts, order.orderId),
  };
};

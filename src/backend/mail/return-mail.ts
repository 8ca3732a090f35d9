import 'server-only';
import { longDate, longMoment } from '#backend/calendar/calendar.ts';
import { company } from '#shared/company/company.ts';
import { parcelLimitIn } from '#shared/company/parcel-limit.ts';
import type { ReturnReason } from '#shared/contract/return.ts';
import type { Site } from '#shared/country/site.ts';
import { countryName } from '#shared/i18n/country-name.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { formatMoney } from '#shared/money/money.ts';
import { absoluteUrl } from '#shared/routes/domains.ts';
import type { ReturnMailJob } from './mail-job.ts';
import type { MailLink, MailModel } from './mail-model.ts';
import { footerOf, invoiceDocumentLinks, linkToOrder, pictureOf, type ShopFacts } from './mail-parts-of-order.ts';

/** The return address for parcels, line by line. */
export const returnAddressLines = ({ language }: Pick<Site, 'language'>): string[] => [
  company.legalName,
  company.street,
  `${company.postalCode} ${company.city}`,
  countryName('de', language),
];

const withLabel: readonly ReturnMailJob['template'][] = ['return-withdrawn', 'return-approved'];

const buttonOf = ({ template, site, receipt, orderKey }: ReturnMailJob, t: Translate): MailLink => {
  const { labelUrl, orderId } = receipt;
  return labelUrl !== null && withLabel.includes(template)
    ? { label: t('returns.label.get'), href: absoluteUrl(site.country, labelUrl) }
    : linkToOrder(site, t, orderId, orderKey);
};

const paragraphsOf = (
  { template, site, placedAt, receipt, note }: ReturnMailJob,
  t: Translate,
  { sendBackDays, refundDays }: ShopFacts,
): string[] => {
  const { orderId, returnId, name, createdAt, refund } = receipt;
  const { country, locale } = site;
  const values = {
    ...{ orderId, returnId, name, note },
    date: longDate(placedAt, country, locale),
    moment: longMoment(createdAt, country, locale),
    sum: formatMoney(refund, locale),
    limit: parcelLimitIn(locale),
    ...{ sendBackDays, refundDays },
  };
  const text = t(`mail.${template}.text`, values);
  // The receipt repeats the declaration word for word (Y-01).
  if (template === 'return-withdrawn') return [text, t('returns.confirm.statement', values), t('mail.return-withdrawn.next', values)];
  return template === 'return-refused' && note !== '' ? [text, note] : [text];
};

/** When and how the money of a voluntary return goes back: the words of the form that announced it (Y-13). */
const refundTermsOf = ({ refund }: ReturnMailJob['receipt'], locale: string, { refundDays }: ShopFacts, t: Translate): string =>
  t('returns.refundVoluntary', { sum: formatMoney(refund, locale), refundDays });

/** Composes a mail about a return, in the language, currency and date format of its order. */
export const composeReturnMail = (job: ReturnMailJob, t: Translate, facts: ShopFacts): MailModel => {
  const { template, site, receipt } = job;
  const [first = '', ...others] = paragraphsOf(job, t, facts);
  const reason = receipt.reason === '' ? [] : [t(`returns.reason.${receipt.reason as ReturnReason}`)];
  return {
    language: site.language,
    subject: t(`mail.${template}.subject`, { orderId: receipt.orderId }),
    preview: first,
    heading: t(`mail.${template}.heading`),
    paragraphs: [first, ...others],
    verbatim: [receipt.orderId, receipt.returnId, receipt.name, receipt.credit?.number ?? '', formatMoney(receipt.refund, site.locale)],
    code: '',
    closing: '',
    track: [],
    button: buttonOf(job, t),
    rows: receipt.items.map((line) => ({
      name: line.item.name,
      detail: [line.item.variantName, t('mail.pieces', { count: line.quantity })].filter(Boolean).join(' · '),
      price: formatMoney(line.priceTotal, site.locale),
      href: absoluteUrl(site.country, line.item.url),
      picture: pictureOf(site, line),
    })),
    sums: [],
    total: template === 'return-refused' ? null : { label: t('returns.refund'), value: formatMoney(receipt.refund, site.locale) },
    blocks: [
      ...(template === 'return-requested' ? [{ title: t('returns.refund'), lines: [refundTermsOf(receipt, site.locale, facts, t)] }] : []),
      { title: t('returns.number'), lines: [receipt.returnId, ...reason] },
      { title: t('returns.label.to'), lines: returnAddressLines(site), isVerbatim: true },
    ],
    ...invoiceDocumentLinks(site, t, receipt.credit ? [receipt.credit] : []),
    footer: footerOf(site, t, facts, receipt.orderId),
  };
};

import 'server-only';
import type { CartItem } from '#shared/contract/cart.ts';
import type { InvoiceDocument } from '#shared/contract/order.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { formatMoney } from '#shared/money/money.ts';
import { mailUrlOf } from '#shared/picture/mail-picture.ts';
import { absoluteUrl } from '#shared/routes/domains.ts';
import { noScriptPathTo, pathTo } from '#shared/routes/paths.ts';
import type { OrderMailJob } from './mail-job.ts';
import type { MailLink, MailModel } from './mail-model.ts';

/** What every mail to a buyer takes from the house: the legal pages, where they stand and what they say, and how to reach us. */
export type ShopFacts = {
  /** `name` is what the page calls itself: where the law gives no right to withdraw, the page about it tells of returns. */
  legal: { label: 'terms' | 'withdrawal' | 'privacy'; name: string; path: string; slug: string; text: string }[];
  hasRightToWithdraw: boolean;
  /** Days in which goods are sent back after a withdrawal, and in which the money is back. */
  sendBackDays: number;
  refundDays: number;
  phone: string;
  mail: string;
};

/** The picture of an article, small but sharp, in a format that every mail program shows. */
export const pictureOf = (site: Site, { item }: Pick<CartItem, 'item'>): { src: string; alt: string } | null => {
  const url = item.picture ? mailUrlOf(item.picture) : undefined;
  return url === undefined ? null : { src: absoluteUrl(site.country, url), alt: item.alt };
};

/** Help, legal links and who writes. The law wants the withdrawal function within reach, not only its description (Y-01). */
export const footerOf = (
  site: Site,
  t: Translate,
  { legal, hasRightToWithdraw, phone, mail }: ShopFacts,
  orderId: string,
): MailModel['footer'] => ({
  questions: t('mail.footer.questions', { phone }),
  links: [
    ...legal.map(
      ({ label, name, path }): MailLink => ({
        label: label !== 'withdrawal' ? t(`mail.footer.${label}`) : hasRightToWithdraw ? t('returns.right.read') : name,
        href: absoluteUrl(site.country, path),
      }),
    ),
    {
      label: t(hasRightToWithdraw ? 'mail.footer.withdrawal' : 'returns.title'),
      href: absoluteUrl(site.country, pathTo(site, 'returnOrder', orderId)),
    },
  ],
  imprint: t('mail.footer.imprint', { mail }),
});

/**
 * The way to an order that works on every device: people order at a desk and read mail elsewhere. Without its secret, where the number and
 * the address of mail are asked for.
 */
export const linkToOrder = (site: Site, t: Translate, orderId: string, orderKey: string | undefined): MailLink => {
  const path = orderKey === undefined ? pathTo(site, 'returnOrder', orderId) : `${noScriptPathTo(site, 'mailedOrder')}?key=${orderKey}`;
  return { label: t('mail.button.order'), href: absoluteUrl(site.country, path) };
};

/** What no translator may touch in the texts of a mail about an order: its number, its codes, its papers' numbers and the sum it tells of. */
export const verbatimOf = ({ site, order, refund }: OrderMailJob): string[] => [
  order.orderId,
  ...order.discounts.map(({ code }) => code),
  ...order.papers.map(({ number }) => number),
  formatMoney(refund ?? order.priceTotal, site.locale),
];

/** Invoice and credit notes as links, where there are any. */
export const invoiceDocumentLinks = (site: Site, t: Translate, documents: readonly InvoiceDocument[]): Pick<MailModel, 'papers'> => {
  const links = documents.map(({ title, number, url }) => ({ label: `${title} ${number} (PDF)`, href: absoluteUrl(site.country, url) }));
  return links.length === 0 ? {} : { papers: { title: t('invoice.papers'), links } };
};

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

/** Shop data for every mail to a buyer: the legal pages with their addresses and texts, and the contact data. */
export type ShopFacts = {
  /** `name` is the page's own title: where the law gives no right of withdrawal, that page is about returns. */
  legal: { label: 'terms' | 'withdrawal' | 'privacy'; name: string; path: string; slug: string; text: string }[];
  hasRightToWithdraw: boolean;
  /** Days for sending goods back after a withdrawal, and for the refund. */
  sendBackDays: number;
  refundDays: number;
  phone: string;
  mail: string;
};

/** The picture of an article, small but sharp, in a format that every mail program supports. */
export const pictureOf = (site: Site, { item }: Pick<CartItem, 'item'>): { src: string; alt: string } | null => {
  const url = item.picture ? mailUrlOf(item.picture) : undefined;
  return url === undefined ? null : { src: absoluteUrl(site.country, url), alt: item.alt };
};

/** Help, legal links and sender. The law requires a link to the withdrawal function, not only its description (Y-01). */
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
 * The link to an order that works on every device: people often order on one and read mail on another. Without its secret, it leads to a
 * form for the order number and email address.
 */
export const linkToOrder = (site: Site, t: Translate, orderId: string, orderKey: string | undefined): MailLink => {
  const path = orderKey === undefined ? pathTo(site, 'returnOrder', orderId) : `${noScriptPathTo(site, 'mailedOrder')}?key=${orderKey}`;
  return { label: t('mail.button.order'), href: absoluteUrl(site.country, path) };
};

/**
 * What no translator may change in the texts of a mail about an order: its number, its codes, its document numbers and the sum it
 * mentions.
 */
export const verbatimOf = ({ site, order, refund }: OrderMailJob): string[] => [
  order.orderId,
  ...order.discounts.map(({ code }) => code),
  ...order.papers.map(({ number }) => number),
  formatMoney(refund ?? order.priceTotal, site.locale),
];

/** Links to invoice and credit notes, if there are any. */
export const invoiceDocumentLinks = (site: Site, t: Translate, documents: readonly InvoiceDocument[]): Pick<MailModel, 'papers'> => {
  const links = documents.map(({ title, number, url }) => ({ label: `${title} ${number} (PDF)`, href: absoluteUrl(site.country, url) }));
  return links.length === 0 ? {} : { papers: { title: t('invoice.papers'), links } };
};

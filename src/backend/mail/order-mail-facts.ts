import 'server-only';
import { findPageById, getCountry } from '#backend/content/content.ts';
import { company } from '#shared/company/company.ts';
import { shippingTo } from '#shared/content/shipping-to.ts';
import type { Site } from '#shared/country/site.ts';
import { legalText } from './legal-text.ts';
import type { OrderMailJob } from './mail-job.ts';
import type { ShopFacts } from './mail-parts-of-order.ts';
import type { OrderMailFacts } from './order-mail.ts';

const legalPages = ['terms', 'withdrawal', 'privacy'] as const;

/** The legal pages of a site, its periods, and the contact data. */
export const findShopFacts = (site: Site): ShopFacts => ({
  legal: legalPages.flatMap((label) => {
    const page = findPageById(site, label);
    return page ? [{ label, name: page.texts.label, path: page.path, slug: page.texts.slug, text: legalText(page.texts) }] : [];
  }),
  hasRightToWithdraw: getCountry(site.country).withdrawalDays !== null,
  sendBackDays: getCountry(site.country).sendBackDays,
  refundDays: getCountry(site.country).refundDays,
  phone: company.phone,
  mail: company.email,
});

/** The shop data of a mail besides the order: from the content at the time of sending. */
export const findOrderMailFacts = ({ site, order }: OrderMailJob): OrderMailFacts => {
  const country = getCountry(site.country);
  return {
    carrier: shippingTo(country, order.deliveryAddress).find(({ name }) => name === order.shippingMethod),
    regionsOf: (code) => getCountry(code).regions,
    guaranteeYears: country.legalGuarantee?.years ?? null,
    ...findShopFacts(site),
  };
};

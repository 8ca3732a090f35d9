import 'server-only';
import { getCountry, pathOfPage } from '#backend/content/content.ts';
import { company } from '#shared/company/company.ts';
import type { OrderMailJob } from './mail-job.ts';
import type { OrderMailFacts } from './order-mail.ts';

const legalPages = ['terms', 'withdrawal', 'privacy'] as const;

/** What the mail says beside the order: from content, as it stands when the mail is sent. */
export const findOrderMailFacts = ({ site, order }: OrderMailJob): OrderMailFacts => {
  const country = getCountry(site.country);
  return {
    carrier: country.shipping.find(({ name }) => name === order.shippingMethod),
    regionName: ({ country: addressCountry, region }) => getCountry(addressCountry).regions[region] ?? region,
    legal: legalPages.flatMap((label) => {
      const path = pathOfPage(site, label);
      return path === undefined ? [] : [{ label, path }];
    }),
    phone: company.phone,
    mail: company.email,
  };
};

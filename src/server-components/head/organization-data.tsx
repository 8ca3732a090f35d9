import type { OnlineStore, SearchAction, WebSite, WithActionConstraints, WithContext } from 'schema-dts';
import { getCountry } from '#backend/content/content.ts';
import { company } from '#shared/company/company.ts';
import type { Site } from '#shared/country/site.ts';
import { environment } from '#shared/environment/environment.ts';
import { absoluteUrl } from '#shared/routes/domains.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { presentReturns } from '../offer-terms/structured-terms.ts';
import { JsonLd } from './json-ld.tsx';

/** The company for search engines, as the shop of one country: who it is and how to reach it (S-02). */
export const presentOrganization = (site: Site): WithContext<OnlineStore> => ({
  '@context': 'https://schema.org',
  '@type': 'OnlineStore',
  name: company.brand,
  legalName: company.legalName,
  url: absoluteUrl(site.country, site.root),
  logo: absoluteUrl(site.country, '/word-mark.svg'),
  vatID: environment().COMPANY_VAT_NUMBER,
  email: company.email,
  telephone: company.phone,
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    email: company.email,
    telephone: company.phone,
    availableLanguage: site.language,
  },
  hasMerchantReturnPolicy: presentReturns(getCountry(site.country)),
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.street,
    postalCode: company.postalCode,
    addressLocality: company.city,
    addressCountry: company.country,
  },
});

const searchAction = (site: Site): WithActionConstraints<SearchAction> => ({
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: `${absoluteUrl(site.country, pathTo(site, 'search'))}/{search_term_string}` },
  'query-input': 'required name=search_term_string',
});

/** The site for search engines: its name, its language, and its search address (S-02). */
export const presentWebsite = (site: Site): WithContext<WebSite> => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: company.brand,
  url: absoluteUrl(site.country, site.root),
  inLanguage: site.locale,
  potentialAction: searchAction(site),
});

/** Both, on the home page alone. */
export const OrganizationData = ({ site }: { site: Site }) => (
  <>
    <JsonLd data={presentOrganization(site)} />
    <JsonLd data={presentWebsite(site)} />
  </>
);

import { getCountry, type Navigation, type NavigationLink } from '#backend/content/content.ts';
import { Footer } from '#client/shell/footer.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { company } from '#shared/company/company.ts';
import { taxLabelOf } from '#shared/content/tax-label.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { countryName } from '#shared/i18n/country-name.ts';
import { inCountryTypography } from '#shared/i18n/country-typography.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { phoneHrefOf } from '#shared/routes/phone-href.ts';
import { languageName } from './country-choices.ts';

const presentLink =
  (site: Site) =>
  ({ id, label, href, language }: NavigationLink) => ({ id, label, href, lang: langOf(language, site.language) });

const companyFor = (site: Site) => ({
  name: company.legalName,
  street: inCountryTypography(site.locale, company.street),
  place: `${company.postalCode} ${company.city} · ${countryName(company.country.toLowerCase() as CountryCode, site.language)}`,
  phone: company.phone,
  phoneHref: phoneHrefOf(company.phone),
});

const copyright = (site: Site, t: Translate): string => {
  const { tax } = getCountry(site.country);
  const values = { year: new Date().getFullYear(), company: company.legalName, tax: taxLabelOf(tax, site.language) };
  return t(tax.isIncluded ? 'shell.footer.taxIncluded' : 'shell.footer.taxAdded', values);
};

type Props = {
  site: Site;
  t: Translate;
  navigation: Navigation /** In the checkout: legal links only. */;
  isShort: boolean /** Identifies the layout. */;
  cacheKey: string;
};

/** The footer of a country: its pages from content, the company, and the links to withdraw from a contract or return an article (Y-01). */
export const FrameFooter = ({ site, t, navigation, isShort, cacheKey }: Props) => {
  const country = countryName(site.country, site.language);
  const language = languageName(site.language);
  const hasRight = getCountry(site.country).withdrawalDays !== null;
  return (
    <Footer
      isShort={isShort}
      cacheKey={cacheKey}
      homeHref={site.root}
      lang={langOf(navigation.language, site.language)}
      columns={navigation.footer.map(({ headline, links }) => ({ headline, links: links.map(presentLink(site)) }))}
      legal={navigation.legal.map(presentLink(site))}
      withdraw={{ href: pathTo(site, 'returnOrder'), label: t(hasRight ? 'shell.footer.withdraw' : 'returns.title') }}
      company={companyFor(site)}
      texts={{
        home: t('shell.home'),
        hours: t('shell.footer.hours'),
        country: `${country} · ${language}`,
        chooseCountry: t('shell.country.choose'),
        legal: t('shell.footer.legal'),
        copyright: copyright(site, t),
      }}
    />
  );
};

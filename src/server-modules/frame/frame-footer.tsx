import { getCountry, type Navigation, type NavigationLink, pathOfPage } from '#backend/content/content.ts';
import { Footer } from '#client/shell/footer.tsx';
import { company } from '#shared/company/company.ts';
import { taxLabelOf } from '#shared/content/tax-label.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { langOf } from '../language-attribute.ts';
import { countryName, languageName } from './country-choices.ts';

/** The page that tells of the right of withdrawal, and the section on it by which a contract is withdrawn from (Y-01). */
const withdrawal = { page: 'withdrawal', form: 'form' };

const presentLink =
  (site: Site) =>
  ({ id, label, href, language }: NavigationLink) => ({ id, label, href, lang: langOf(language, site.language) });

const companyFor = (site: Site) => ({
  name: company.legalName,
  street: company.street,
  place: `${company.postalCode} ${company.city} · ${countryName(company.country.toLowerCase() as CountryCode, site.language)}`,
  phone: company.phone,
  phoneHref: `tel:${company.phone.replaceAll(' ', '')}`,
});

const copyright = (site: Site, say: Translate): string => {
  const { tax } = getCountry(site.country);
  const values = { year: new Date().getFullYear(), company: company.legalName, tax: taxLabelOf(tax, site.language) };
  return say(tax.isIncluded ? 'shell.footer.taxIncluded' : 'shell.footer.taxAdded', values);
};

/** The footer of a country: its pages from content, the company, and the withdrawal function where the law asks for it. */
export const FrameFooter = ({ site, say, navigation }: { site: Site; say: Translate; navigation: Navigation }) => {
  const country = countryName(site.country, site.language);
  const language = languageName(site.language);
  const withdrawHref = getCountry(site.country).isEu ? pathOfPage(site, withdrawal.page) : undefined;
  return (
    <Footer
      homeHref={site.root}
      lang={langOf(navigation.language, site.language)}
      columns={navigation.footer.map(({ headline, links }) => ({ headline, links: links.map(presentLink(site)) }))}
      legal={navigation.legal.map(presentLink(site))}
      withdraw={
        withdrawHref === undefined ? undefined : { href: `${withdrawHref}#${withdrawal.form}`, label: say('shell.footer.withdraw') }
      }
      company={companyFor(site)}
      texts={{
        home: say('shell.home'),
        hours: say('shell.footer.hours'),
        country: `${country} · ${language}`,
        chooseCountry: say('shell.country.choose'),
        legal: say('shell.footer.legal'),
        copyright: copyright(site, say),
      }}
    />
  );
};

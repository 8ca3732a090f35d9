import 'server-only';
import { type CountryCode, type CountryFacts, countries } from '#shared/country/countries.ts';
import { findSite, type Site } from '#shared/country/site.ts';
import { absoluteUrl } from '#shared/routes/domains.ts';
import type { Content } from './content-state.ts';
import { addressOfPage, addressOfProduct, type FoundPage } from './pages.ts';

export type Alternate = { hreflang: string; href: string };

/** Speakers of other languages are sent to the country that unknown hosts are sent to (C-02). */
const defaultCountry: CountryCode = 'de';

/** Every site of every live country, in the countries' order. */
export const sitesOf = ({ countries: contents }: Content): Site[] =>
  (Object.keys(countries) as CountryCode[])
    .filter((country) => contents.get(country)?.country.live === true)
    .flatMap((country) => {
      const { languages }: CountryFacts = countries[country];
      return languages.map((language) => findSite(country, language)).filter((site) => site !== undefined);
    });

/** The same page in every live country and language that has it, and x-default (S-01). Absolute addresses, from the configuration. */
export const alternatesIn = (content: Content, found: FoundPage): Alternate[] => {
  const all = sitesOf(content).flatMap((site) => {
    const own = content.countries.get(site.country);
    const path =
      own && (found.kind === 'page' ? addressOfPage(own, site, found.file.pageId) : addressOfProduct(own, site, found.productKey));
    return path === undefined ? [] : [{ country: site.country, hreflang: site.locale, href: absoluteUrl(site.country, path) }];
  });
  const fallback = all.find(({ country }) => country === defaultCountry) ?? all[0];
  const alternates = all.map(({ hreflang, href }) => ({ hreflang, href }));
  return fallback ? [...alternates, { hreflang: 'x-default', href: fallback.href }] : alternates;
};

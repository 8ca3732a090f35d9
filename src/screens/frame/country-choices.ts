import 'server-only';
import { liveSites } from '#backend/content/content.ts';
import type { CountryChoice } from '#client/shell/country-layer.tsx';
import { type CountryCode, countries, type Language } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { type WorldRegion, worldRegionOf, worldRegions } from '#shared/country/world-regions.ts';
import { countryName } from '#shared/i18n/country-name.ts';
import { displayNames } from '#shared/i18n/formats.ts';
import { absoluteUrl } from '#shared/routes/domains.ts';
import { samePageQuery } from '#shared/routes/same-page-query.ts';

const codes = Object.keys(countries) as CountryCode[];

/** A language in its own name: `Deutsch`, `français`. */
export const languageName = (language: Language): string => displayNames(language, 'language').of(language) ?? language;

const isSame = (a: Site, b: Site): boolean => a.country === b.country && a.language === b.language;

// Without script the server redirects a language link to the current page; with script `intercept-country-links.ts` does so.
const hrefOf = (here: Site, site: Site): string => {
  if (site.country !== here.country) return absoluteUrl(site.country, site.root);
  return isSame(here, site) ? site.root : `${site.root}?${samePageQuery}`;
};

const present = (here: Site, site: Site): CountryChoice['languages'][number] => ({
  language: site.language,
  locale: site.locale,
  name: countryName(site.country, site.language),
  languageName: languageName(site.language),
  href: hrefOf(here, site),
  isHere: isSame(here, site),
});

/** Every live country (C-09) by part of the world, each in its own language, sorted by those names. */
export const countryChoices = (here: Site): { id: WorldRegion; countries: CountryChoice[] }[] => {
  const sites = liveSites();
  const choice = (country: CountryCode): CountryChoice => ({
    country,
    languages: sites.filter((site) => site.country === country).map((site) => present(here, site)),
  });
  return worldRegions.map((id) => ({
    id,
    countries: codes
      .filter((code) => worldRegionOf[code] === id)
      .map(choice)
      .filter(({ languages }) => languages.length > 0)
      .toSorted((a, b) => (a.languages[0]?.name ?? '').localeCompare(b.languages[0]?.name ?? '', here.language)),
  }));
};

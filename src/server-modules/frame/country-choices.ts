import 'server-only';
import { liveSites } from '#backend/content/content.ts';
import type { CountryChoice } from '#client/shell/country-layer.tsx';
import { type CountryCode, countries, type Language } from '#shared/country/countries.ts';
import { absoluteUrl } from '#shared/country/domains.ts';
import type { Site } from '#shared/country/site.ts';

/** The parts of the world under which countries stand in the picker, in this order. */
export const regions = {
  europe: ['at', 'be', 'ch', 'cz', 'de', 'es', 'fr', 'gb', 'hu', 'it', 'nl', 'pl', 'pt', 'ua'],
  america: ['ca', 'us'],
  asiaPacific: ['au', 'cn', 'jp', 'vn'],
} as const satisfies Record<string, readonly CountryCode[]>;
export type Region = keyof typeof regions;

const nameOf = (kind: 'region' | 'language', code: string, language: Language): string =>
  new Intl.DisplayNames([language], { type: kind }).of(code) ?? code;

/** A country as somebody of that language calls it: `Deutschland`, `Suisse`, `日本`. */
export const countryName = (country: CountryCode, language: Language): string => nameOf('region', countries[country].iso, language);

/** A language as its speakers call it: `Deutsch`, `français`. */
export const languageName = (language: Language): string => nameOf('language', language, language);

const isSame = (a: Site, b: Site): boolean => a.country === b.country && a.language === b.language;

const present = (here: Site, site: Site): CountryChoice['languages'][number] => ({
  language: site.language,
  locale: site.locale,
  name: countryName(site.country, site.language),
  languageName: languageName(site.language),
  href: site.country === here.country ? site.root : absoluteUrl(site.country, site.root),
  isHere: isSame(here, site),
});

/** Every live country (C-09) by part of the world, each in its own words, in the order of those words. */
export const countryChoices = (here: Site): { id: Region; countries: CountryChoice[] }[] => {
  const sites = liveSites();
  const choice = (country: CountryCode): CountryChoice => ({
    country,
    languages: sites.filter((site) => site.country === country).map((site) => present(here, site)),
  });
  return Object.entries(regions).map(([id, codes]) => ({
    id: id as Region,
    countries: codes
      .map(choice)
      .filter(({ languages }) => languages.length > 0)
      .toSorted((a, b) => (a.languages[0]?.name ?? '').localeCompare(b.languages[0]?.name ?? '', here.language)),
  }));
};

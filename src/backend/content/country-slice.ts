import 'server-only';
import { fallbackLanguage } from '#shared/content/content-languages.ts';
import { type CountryCode, type CountryFacts, countries } from '#shared/country/countries.ts';
import type { ContentFiles } from './content-source.ts';

const withoutKeys = new WeakMap<object, object>();

/** The API key opens the CMS; it is no content and never travels with it. */
const withoutApiKey = (file: unknown): unknown => {
  if (typeof file !== 'object' || file === null) return file;
  const known = withoutKeys.get(file);
  if (known) return known;
  const { apiKey: _, ...rest } = file as Record<string, unknown>;
  withoutKeys.set(file, rest);
  return rest;
};

/** What one country may see of a whole content folder: its own country file, and texts in its languages and the fallback. */
export const filesOfCountry = (files: ContentFiles, country: CountryCode): ContentFiles => {
  const { languages }: CountryFacts = countries[country];
  const spoken = new Set<string>([...languages, fallbackLanguage]);
  const isSeen = (file: string): boolean => {
    if (file.startsWith('countries/')) return file === `countries/${country}.json`;
    const language = /\/([a-z]{2})\.json$/.exec(file)?.[1];
    return language === undefined || spoken.has(language);
  };
  const seen = [...files].filter(([file]) => isSeen(file));
  return new Map(seen.map(([file, value]) => [file, file.startsWith('countries/') ? withoutApiKey(value) : value]));
};

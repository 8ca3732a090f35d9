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

type Entry = { file: string; value: unknown; language: string | undefined; isCountry: boolean };

const readEntries = (files: ContentFiles): Entry[] =>
  [...files].map(([file, value]) => {
    const isCountry = file.startsWith('countries/');
    return { file, value: isCountry ? withoutApiKey(value) : value, language: /\/([a-z]{2})\.json$/.exec(file)?.[1], isCountry };
  });

const entries = new WeakMap<ContentFiles, Entry[]>();

/** What one country may see of a whole content folder: its own country file, and texts in its languages and the fallback. */
export const filesOfCountry = (files: ContentFiles, country: CountryCode): ContentFiles => {
  const known = entries.get(files) ?? readEntries(files);
  entries.set(files, known);
  const { languages }: CountryFacts = countries[country];
  const spoken = new Set<string>([...languages, fallbackLanguage]);
  const seen = new Map<string, unknown>();
  for (const { file, value, language, isCountry } of known) {
    if (isCountry ? file === `countries/${country}.json` : language === undefined || spoken.has(language)) seen.set(file, value);
  }
  return seen;
};

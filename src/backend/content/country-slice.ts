import 'server-only';
import { getOrInsertComputed } from '#shared/cache/get-or-insert.ts';
import { fallbackLanguage } from '#shared/content/content-languages.ts';
import { type CountryCode, type CountryFacts, countries } from '#shared/country/countries.ts';
import type { ContentFiles } from './content-source.ts';

const withoutKeyCache = new WeakMap<object, object>();

/** The API key gives access to the CMS; it is no content and is never sent with it. */
const withoutApiKey = (file: unknown): unknown => {
  if (typeof file !== 'object' || file === null) return file;
  return getOrInsertComputed(withoutKeyCache, file, () => {
    const { apiKey: _, ...rest } = file as Record<string, unknown>;
    return rest;
  });
};

type Entry = { file: string; value: unknown; language: string | undefined; country: string | undefined };

// `countries/ch.json`, `pages/terms/fr.json`, `pages/terms/fr.ch.json`.
const nameOfCountry = /^countries\/([a-z]{2})\.json$/;
const nameOfTexts = /\/([a-z]{2})(?:\.([a-z]{2}))?\.json$/;

const readEntries = (files: ContentFiles): Entry[] =>
  [...files].map(([file, value]) => {
    const country = nameOfCountry.exec(file)?.[1];
    if (country) return { file, value: withoutApiKey(value), language: undefined, country };
    const [, language, only] = nameOfTexts.exec(file) ?? [];
    return { file, value, language, country: only };
  });

const entryCache = new WeakMap<ContentFiles, Entry[]>();

/** What one country may see of a whole content folder: its own country file, and texts in its languages and the fallback, without other countries' overrides. */
export const filesOfCountry = (files: ContentFiles, country: CountryCode): ContentFiles => {
  const { languages }: CountryFacts = countries[country];
  const spoken = new Set<string>([...languages, fallbackLanguage]);
  const seen = new Map<string, unknown>();
  for (const { file, value, language, country: only } of getOrInsertComputed(entryCache, files, readEntries))
    if ((only === undefined || only === country) && (language === undefined || spoken.has(language))) seen.set(file, value);
  return seen;
};

import 'server-only';
import { getCountries } from 'libphonenumber-js';
import { getOrInsertComputed } from '#shared/cache/get-or-insert.ts';
import type { Language } from '#shared/country/countries.ts';
import { displayNames } from '#shared/i18n/formats.ts';

type Country = { code: string; name: string };

// Parts of Saint Helena, which only have calling codes.
const noCountries = new Set(['AC', 'TA']);
const cache = new Map<Language, Country[]>();

/** Every country with its code and its name in a language, sorted in that language (F-06): the list of libphonenumber, which is kept up to date. */
export const listCountries = (language: Language): Country[] =>
  getOrInsertComputed(cache, language, () =>
    getCountries()
      .filter((code) => !noCountries.has(code))
      .map((code) => ({ code, name: displayNames(language, 'region').of(code) ?? code }))
      .toSorted((one, other) => one.name.localeCompare(other.name, language)),
  );

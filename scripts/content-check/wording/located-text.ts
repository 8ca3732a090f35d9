import { wordlessKeys } from '../../../src/shared/content/wordless-keys.ts';
import { type Language, languages } from '../../../src/shared/country/countries.ts';
import { plainTextOf } from '../../../src/shared/rich-text/plain-text.ts';

/** One text that people read, its location, and the English text of the same location. */
export type LocatedText = { file: string; location: string; language: Language; text: string; english: string | undefined };

type Found = { file: string; location: string; language: Language; text: string };

const isLanguage = (name: string | undefined): name is Language => (languages as readonly (string | undefined)[]).includes(name);

const walk = (file: string, value: unknown, location: string, language: Language | undefined): Found[] => {
  if (typeof value === 'string') {
    const text = location.endsWith('.html') ? plainTextOf(value) : value;
    return language && text !== '' ? [{ file, location, language, text }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    if (wordlessKeys.has(key) && !file.startsWith('translations/')) return [];
    const below = Array.isArray(value) ? `${location}[${key}]` : `${location}${location ? '.' : ''}${key}`;
    return walk(file, child, below, language ?? (isLanguage(key) ? key : undefined));
  });
};

const languageOf = (file: string): Language | undefined => {
  const name = /^(?:translations|pages\/[^/]+|catalogue\/[^/]+|navigation|jobs|stories)\/([a-z]{2})(?:-[A-Z]{2}|\.[a-z]{2})?\.json$/.exec(
    file,
  )?.[1];
  return isLanguage(name) ? name : undefined;
};

// Created once: all texts of all languages use them.
const ownFile = new Map(languages.map((language) => [language, new RegExp(`/${language}\\.json$`)]));
const ownLocation = new Map(languages.map((language) => [language, new RegExp(`\\.${language}(?=$|\\.)`)]));

/** A file name with its language part replaced. */
const exchange = (name: string, forms: ReadonlyMap<Language, RegExp>, language: Language, instead: string): string =>
  name.replace(forms.get(language) ?? '', instead);

/** Plural forms that English does not have are compared with its `other`. */
const englishKeysOf = ({ file, location, language }: Found): string[] => {
  // A country's own text has no English counterpart.
  if (/\/[a-z]{2}(?:\.[a-z]{2}|-[A-Z]{2})\.json$/.test(file)) return [];
  const englishFile = exchange(file, ownFile, language, '/en.json');
  const englishLocation = exchange(location, ownLocation, language, '.en');
  return [englishLocation, englishLocation.replace(/\.(?:zero|one|two|few|many)$/, '.other')].map((key) => `${englishFile} ${key}`);
};

/** Every text of interface and content. A file without a language in its name has it in its locations: `sunset.alt.fr`. */
export const locatedTextsOf = (files: ReadonlyMap<string, unknown>): LocatedText[] => {
  const found = [...files].flatMap(([file, json]) => walk(file, json, '', languageOf(file)));
  const texts = new Map(found.map((one) => [`${one.file} ${one.location}`, one.text]));
  return found.map((one) => ({ ...one, english: englishKeysOf(one).flatMap((key) => texts.get(key) ?? [])[0] }));
};

/** The name of a location that all languages share: `catalogue/quell scope[0]`. */
export const locationNameOf = ({ file, location, language }: Pick<LocatedText, 'file' | 'location' | 'language'>): string =>
  `${file.replace(`/${language}.json`, '')} ${exchange(location, ownLocation, language, '')}`;

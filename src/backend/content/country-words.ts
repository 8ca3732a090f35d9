import 'server-only';
import { getOrInsertComputed } from '#shared/cache/get-or-insert.ts';
import type { ProductFile } from '#shared/catalogue/product-file.ts';
import { wholeName } from '#shared/catalogue/product-name.ts';
import type { MediaEntry, MediaFile } from '#shared/content/media-file.ts';
import type { SearchFile } from '#shared/content/search-file.ts';
import { wordlessKeys } from '#shared/content/wordless-keys.ts';
import { type CountryCode, countries, type Language } from '#shared/country/countries.ts';
import { wordedLocales } from '#shared/i18n/country-words.ts';
import { localizeText } from '#shared/i18n/localize-text.ts';
import { isTable, localizeTable } from './country-tables.ts';
import type { FileAddress } from './parse-file.ts';

// Countries with the same texts share them; each is processed once per locale, or per country where it has several languages.
const changeCache = new Map<string, WeakMap<object, object>>();

const cachedChange = <Value extends object>(key: string, value: Value, change: (value: Value) => Value): Value => {
  const cached = getOrInsertComputed(changeCache, key, () => new WeakMap());
  return getOrInsertComputed(cached, value, () => change(value)) as Value;
};

const reword = (locale: string, value: unknown): unknown => {
  if (typeof value === 'string') return localizeText(locale, value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return Object.freeze(value.map((one) => reword(locale, one)));
  const shown = isTable(value) ? localizeTable(locale, value) : value;
  return Object.freeze(
    Object.fromEntries(Object.entries(shown).map(([key, one]) => [key, wordlessKeys.has(key) ? one : reword(locale, one)])),
  );
};

const localeOf = (country: CountryCode, language: string): string => `${language}-${countries[country].iso}`;

/** Texts of a language in the words and units of a country (faucet, comptoir, 24 in): visible texts, never an address or a name. For other countries they stay unchanged. */
export const localizeTexts = <Texts extends object>(country: CountryCode, language: Language, texts: Texts): Texts => {
  const locale = localeOf(country, language);
  return wordedLocales.includes(locale) ? cachedChange(locale, texts, (value) => reword(locale, value) as Texts) : texts;
};

/** Search suggestions are localised; the words that shoppers may type stay: all words of a language work in all its countries. */
const searchIn = (country: CountryCode, language: Language, file: SearchFile): SearchFile => {
  const { popular, hints } = localizeTexts(country, language, { popular: file.popular, hints: file.hints.map(({ text }) => ({ text })) });
  return Object.freeze({ ...file, popular, hints: file.hints.map((hint, index) => ({ ...hint, ...hints[index] })) });
};

const pictureIn = (country: CountryCode, { alt, ...facts }: MediaEntry): MediaEntry => {
  const altTexts = Object.entries(alt).map(([language, text]) => [language, localizeText(localeOf(country, language), text)]);
  return Object.freeze({ ...facts, alt: Object.freeze(Object.fromEntries(altTexts) as MediaEntry['alt']) });
};

const picturesIn = (country: CountryCode, all: MediaFile): MediaFile =>
  Object.freeze(Object.fromEntries(Object.entries(all).map(([id, entry]) => [id, pictureIn(country, entry)])));

const hasWords = (country: CountryCode): boolean =>
  countries[country].languages.some((language) => wordedLocales.includes(localeOf(country, language)));

const named = (file: ProductFile): ProductFile => Object.freeze({ ...file, name: wholeName(file.name) });

/**
 * The texts of a content file for the country: names stay unchanged, texts use its words. Pages are localised when their texts are
 * resolved (`createTextResolver`), with their drafts.
 */
export const localizeFile = (country: CountryCode, { kind, language }: FileAddress, value: unknown): unknown => {
  if (kind === 'product') return cachedChange('named', value as ProductFile, named);
  if (!hasWords(country)) return value;
  if (kind === 'productTexts' || kind === 'storyTexts' || kind === 'navigation')
    return localizeTexts(country, language as Language, value as object);
  if (kind === 'search') return cachedChange(country, value as SearchFile, (file) => searchIn(country, language as Language, file));
  if (kind === 'media') return cachedChange(country, value as MediaFile, (all) => picturesIn(country, all));
  return kind === 'picture' ? cachedChange(country, value as MediaEntry, (entry) => pictureIn(country, entry)) : value;
};

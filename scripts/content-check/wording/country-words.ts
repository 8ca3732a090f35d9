import { countries } from '../../../src/shared/country/countries.ts';
import { inCountryTypography } from '../../../src/shared/i18n/country-typography.ts';
import { foreignIn } from '../../../src/shared/i18n/country-words.ts';
import { localizeText } from '../../../src/shared/i18n/localize-text.ts';
import { ownTextLocales } from '../../../src/shared/i18n/own-texts.ts';
import type { LocatedFault } from './fault.ts';
import { lengths } from './lengths.ts';
import { type LocatedText, locationNameOf } from './located-text.ts';

const isInterface = ({ file }: LocatedText): boolean => file.startsWith('translations/');

const slotsOf = (text: string): string => [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted().join();

/**
 * A text of the language with the words and measures of the country, but the typography of the language: a country's own texts are written
 * so.
 */
const wordsAlone = (locale: string, text: string): string | undefined => {
  const said = localizeText(locale, text);
  return said === inCountryTypography(locale, text) ? undefined : said;
};

/** Errors in a text of a country's own, compared with the text of its language that it replaces. */
const doubtOf = (locale: string, common: string, text: string, language: string | undefined): string | undefined => {
  if (language === undefined) return `there is no such text in ${common}`;
  if (text === language) return `repeats ${common}`;
  if (slotsOf(text) !== slotsOf(language)) return `fills in other values than ${common}`;
  const said = wordsAlone(locale, text);
  return said === undefined ? undefined : `is '${said}' in ${locale}`;
};

type Locale = { locale: string; language: LocatedText['language']; texts: readonly LocatedText[] };

const ownFaults = ({ locale, language, texts }: Locale): LocatedFault[] => {
  const [common, file] = [`translations/${language}.json`, `translations/${locale}.json`];
  const all = new Map(texts.filter((one) => one.file === common).map(({ location, text }) => [location, text]));
  const own = new Map(texts.filter((one) => one.file === file).map(({ location, text }) => [location, text]));
  const fault = (location: string, message: string): LocatedFault => ({
    rule: 'country',
    what: location,
    file,
    location,
    language,
    message,
  });
  const wrong = [...own].flatMap(([location, text]) => {
    const message = doubtOf(locale, common, text, all.get(location));
    return message === undefined ? [] : [fault(location, message)];
  });
  const missing = [...all].flatMap(([location, text]) => {
    const said = own.has(location) ? undefined : wordsAlone(locale, text);
    return said === undefined ? [] : [fault(location, `is missing: '${said}'`)];
  });
  return [...wrong, ...missing];
};

/** Texts of content grow with the words and measures of a country: limits of its language apply there, too. */
const tooLong = ({ locale, texts }: Locale): LocatedFault[] =>
  texts
    .filter((placed) => !isInterface(placed))
    .flatMap((placed) => {
      const text = localizeText(locale, placed.text);
      if (text === placed.text) return [];
      return lengths({ ...placed, text }).map((fault) => ({
        ...placed,
        ...fault,
        what: `${locationNameOf(placed)} ${locale}`,
        message: `in ${locale} ${fault.message}`,
      }));
    });

/** Words and characters that nobody in the country should read, in its texts: a ß in Switzerland, an e-mail in Québec. */
const foreign = ({ locale, language, texts }: Locale): LocatedFault[] => {
  const pattern = new RegExp(foreignIn(locale).join('|') || '(?!)', 'iu');
  const own = new Set(texts.filter(({ file }) => file === `translations/${locale}.json`).map(({ location }) => location));
  const isRead = ({ file, location }: LocatedText): boolean => file !== `translations/${language}.json` || !own.has(location);
  return texts.filter(isRead).flatMap((placed) => {
    const read = isInterface(placed) ? inCountryTypography(locale, placed.text) : localizeText(locale, placed.text);
    const [found] = pattern.exec(read) ?? [];
    return found === undefined
      ? []
      : [{ ...placed, rule: 'country', what: `${locale} ${found}`, message: `'${found}' is read in ${locale}` }];
  });
};

/** The texts that a country's locale shows: those of its language, without the variants of other countries or locales. */
const readIn = (locale: string, texts: readonly LocatedText[]): Locale => {
  const [language = '', iso = ''] = locale.split('-');
  const short = Object.entries(countries).find(([, country]) => country.iso === iso)?.[0];
  const isOfAnother = ({ file }: LocatedText): boolean => {
    const [, at, tag] = /\.([a-z]{2})\.json$|\/([a-z]{2}-[A-Z]{2})\.json$/.exec(file) ?? [];
    return (at ?? short) !== short || (tag ?? locale) !== locale;
  };
  return {
    locale,
    language: language as LocatedText['language'],
    texts: texts.filter((placed) => placed.language === language && !isOfAnother(placed)),
  };
};

/** The words of a country: its own texts and its word list cover all deviations from its language, and leave no foreign word. */
export const countryWordFaults = (texts: readonly LocatedText[]): LocatedFault[] =>
  ownTextLocales
    .map((locale) => readIn(locale, texts))
    .filter(({ language, texts: read }) => read.some(({ file }) => file === `translations/${language}.json`))
    .flatMap((locale) => [...ownFaults(locale), ...tooLong(locale), ...foreign(locale)]);

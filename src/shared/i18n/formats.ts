const cache = new Map<string, unknown>();

// Creating a formatter costs more than a hundred uses of it; the number of locales and formats is limited.
const once = <Format>(kind: string, locale: string, options: object, make: () => Format): Format => {
  const key = `${kind} ${locale} ${JSON.stringify(options)}`;
  const cached = cache.get(key) as Format | undefined;
  if (cached !== undefined) return cached;
  const format = make();
  cache.set(key, format);
  return format;
};

/** The number format of a locale, created once. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  once('number', locale, options, () => new Intl.NumberFormat(locale, options));

/** The date format of a locale, created once. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  once('date', locale, options, () => new Intl.DateTimeFormat(locale, options));

/** The list format of a locale, created once. */
export const listFormat = (locale: string, options: Intl.ListFormatOptions): Intl.ListFormat =>
  once('list', locale, options, () => new Intl.ListFormat(locale, options));

/** The names of languages, regions or date fields in a locale, created once. */
export const displayNames = (locale: string, type: 'language' | 'region' | 'dateTimeField'): Intl.DisplayNames =>
  once('names', locale, { type }, () => new Intl.DisplayNames(locale, { type }));

/** The plural rules of a locale, created once. */
export const pluralRules = (locale: string): Intl.PluralRules => once('plural', locale, {}, () => new Intl.PluralRules(locale));

const cache = new Map<string, unknown>();

// Creating a formatter costs more than a hundred uses of it; the number of locales and formats is limited.
const cachedFormat = <Format>(kind: string, locale: string, options: object, create: () => Format): Format => {
  const key = `${kind} ${locale} ${JSON.stringify(options)}`;
  const cached = cache.get(key) as Format | undefined;
  if (cached !== undefined) return cached;
  const format = create();
  cache.set(key, format);
  return format;
};

/** The number format of a locale, created once. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  cachedFormat('number', locale, options, () => new Intl.NumberFormat(locale, options));

/** The date format of a locale, created once. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  cachedFormat('date', locale, options, () => new Intl.DateTimeFormat(locale, options));

/** The list format of a locale, created once. */
export const listFormat = (locale: string, options: Intl.ListFormatOptions): Intl.ListFormat =>
  cachedFormat('list', locale, options, () => new Intl.ListFormat(locale, options));

/** The names of languages, regions or date fields in a locale, created once. */
export const displayNames = (locale: string, type: 'language' | 'region' | 'dateTimeField'): Intl.DisplayNames =>
  cachedFormat('names', locale, { type }, () => new Intl.DisplayNames(locale, { type }));

/** The plural rules of a locale, created once. */
export const pluralRules = (locale: string): Intl.PluralRules => cachedFormat('plural', locale, {}, () => new Intl.PluralRules(locale));

const cache = new Map<string, unknown>();

// Making a formatter costs more than a hundred uses of it; there are as many as locales and ways to write.
const once = <Format>(kind: string, locale: string, options: object, make: () => Format): Format => {
  const key = `${kind} ${locale} ${JSON.stringify(options)}`;
  const cached = cache.get(key) as Format | undefined;
  if (cached !== undefined) return cached;
  const format = make();
  cache.set(key, format);
  return format;
};

/** What writes numbers for a locale, made once. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  once('number', locale, options, () => new Intl.NumberFormat(locale, options));

/** What writes moments for a locale, made once. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  once('date', locale, options, () => new Intl.DateTimeFormat(locale, options));

/** What joins words for a locale, made once. */
export const listFormat = (locale: string, options: Intl.ListFormatOptions): Intl.ListFormat =>
  once('list', locale, options, () => new Intl.ListFormat(locale, options));

/** The names of languages, regions or the parts of a date in a locale, made once. */
export const displayNames = (locale: string, type: 'language' | 'region' | 'dateTimeField'): Intl.DisplayNames =>
  once('names', locale, { type }, () => new Intl.DisplayNames(locale, { type }));

/** What tells the forms of a plural apart, made once. */
export const pluralRules = (locale: string): Intl.PluralRules => once('plural', locale, {}, () => new Intl.PluralRules(locale));

// Chinese and Japanese have a full-width colon; French puts a no-break space before it.
const colons: Partial<Record<string, string>> = { fr: '\u00a0: ', ja: '：', zh: '：' };

/** A label and its value, separated by the colon of the language, for code without a translator: with one, use `general.fault`. Takes a language or a locale. */
export const withColon = (locale: string, name: string, value: string): string =>
  `${name}${colons[locale.split('-')[0] ?? ''] ?? ': '}${value}`;

// Chinese and Japanese have a colon of full width; French sets a no-break space before it.
const colons: Partial<Record<string, string>> = { fr: '\u00a0: ', ja: '：', zh: '：' };

/** What something is called, and what it is, parted by the colon of the language, where no translator is at hand: those that are write `general.fault`. Takes a language or a locale. */
export const withColon = (locale: string, name: string, value: string): string =>
  `${name}${colons[locale.split('-')[0] ?? ''] ?? ': '}${value}`;

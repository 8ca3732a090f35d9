const commas: Partial<Record<string, string>> = { ja: '、', zh: '，' };

/** The parts of one line, parted by the comma of the language: an address, an article and its variant. A list of words is `Intl.ListFormat`'s. Takes a language or a locale. */
export const withCommas = (locale: string, parts: readonly string[]): string =>
  parts.filter(Boolean).join(commas[locale.split('-')[0] ?? ''] ?? ', ');

const commas: Partial<Record<string, string>> = { ja: '、', zh: '，' };

/**
 * The parts of one line, separated by the comma of the language: an address, an article and its variant. For a list of words use
 * `Intl.ListFormat`. Takes a language or a locale.
 */
export const withCommas = (locale: string, parts: readonly string[]): string =>
  parts.filter(Boolean).join(commas[locale.split('-')[0] ?? ''] ?? ', ');

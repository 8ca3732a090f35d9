import type { Language } from '../country/countries.ts';

const commas: Partial<Record<Language, string>> = { ja: '、', zh: '，' };

/** The parts of one line, parted by the comma of the language: an address, an article and its variant. A list of words is `Intl.ListFormat`'s. */
export const withCommas = (language: Language, parts: readonly string[]): string => parts.filter(Boolean).join(commas[language] ?? ', ');

type Rule = readonly [pattern: RegExp, set: Readonly<Record<string, string>>];

/** Countries whose typography differs from that of their language elsewhere: the characters concerned, and their replacements, if any. */
const rules: Partial<Record<string, Rule>> = {
  // Switzerland uses no ß and the quotation marks « » and ‹ ›, without spaces.
  'de-CH': [/<[^<>]*>|[ßẞ„“‚‘]/gu, { ß: 'ss', ẞ: 'SS', '„': '«', '“': '»', '‚': '‹', '‘': '›' }],
  // Québec uses no space before these three, only before the colon and within « » (Office québécois de la langue française).
  'fr-CA': [/<[^<>]*>|[\u00A0\u202F](?=[;!?])/gu, { '\u00A0': '', '\u202F': '' }],
};

/**
 * A text in the typography of the locale's country: Swiss German without ß and with « », Canadian French without a space before `? ! ;`.
 * Markup and other locales are not changed.
 */
export const inCountryTypography = (locale: string, text: string): string => {
  const rule = rules[locale];
  return rule ? text.replaceAll(rule[0], (found) => rule[1][found] ?? found) : text;
};

const applyTypography = (locale: string, value: unknown): unknown => {
  if (typeof value === 'string') return inCountryTypography(locale, value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, below]) => [name, applyTypography(locale, below)]));
};

/** All interface texts in the typography of the locale's country. Without differences it is the same object. */
export const setTexts = <All>(locale: string, all: All): All => (rules[locale] ? (applyTypography(locale, all) as All) : all);

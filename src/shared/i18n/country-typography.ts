type Rule = readonly [pattern: RegExp, set: Readonly<Record<string, string>>];

/** How countries set what their language sets otherwise elsewhere: the marks in question, and what stands in their place, if anything. */
const rules: Partial<Record<string, Rule>> = {
  // Switzerland writes no ß and quotes «so ‹and so›», without spaces.
  'de-CH': [/<[^>]*>|[ßẞ„“‚‘]/gu, { ß: 'ss', ẞ: 'SS', '„': '«', '“': '»', '‚': '‹', '‘': '›' }],
  // Québec sets no space before these three, only before the colon and within « » (Office québécois de la langue française).
  'fr-CA': [/<[^>]*>|[\u00A0\u202F](?=[;!?])/gu, { '\u00A0': '', '\u202F': '' }],
};

/** A text as the locale's country sets it: Swiss German without ß and with « », Canadian French without a space before `? ! ;`. Markup and others stay. */
export const inCountryTypography = (locale: string, text: string): string => {
  const rule = rules[locale];
  return rule ? text.replaceAll(rule[0], (found) => rule[1][found] ?? found) : text;
};

const applyTypography = (locale: string, value: unknown): unknown => {
  if (typeof value === 'string') return inCountryTypography(locale, value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, below]) => [name, applyTypography(locale, below)]));
};

/** All texts of the interface as the locale's country sets them. Where it sets them like its language they are the same object. */
export const setTexts = <All>(locale: string, all: All): All => (rules[locale] ? (applyTypography(locale, all) as All) : all);

import type { Language } from '../../../src/shared/country/countries.ts';

/** The quotation marks of each language, single ones included; the apostrophe ’ is everywhere. */
export const quotationMarks: Record<Language, string> = {
  de: '„“‚‘',
  en: '“”‘',
  fr: '«»“”',
  nl: '“”‘',
  it: '«»“”',
  es: '«»“”',
  pt: '«»“”',
  pl: '„”«»',
  cs: '„“‚‘',
  hu: '„”»«',
  uk: '«»„“',
  ja: '「」『』',
  zh: '“”‘《》',
  vi: '“”‘',
};

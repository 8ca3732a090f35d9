import 'client-only';
import type { Language } from '#shared/country/countries.ts';
import { languageCookie } from '#shared/country/language-cookie.ts';

/** Saves the language that a visitor chose in this country, for a year and the whole site (C-06). */
export const setLanguageCookie = (language: Language): void => {
  const { name, path, sameSite, maxAgeSeconds } = languageCookie;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is missing on plain http, where the shop is developed and tested
  document.cookie = `${name}=${language}; Path=${path}; Max-Age=${maxAgeSeconds}; SameSite=${sameSite}${secure}`;
};

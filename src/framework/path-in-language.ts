import 'server-only';
import { findPage, pathOfPage, pathOfProduct } from '#backend/content/content.ts';
import type { CountryCode, Language } from '#shared/country/countries.ts';
import { languagePrefixOf, siteOfPrefix } from '#shared/country/language-prefix.ts';
import { findSite } from '#shared/country/site.ts';

/**
 * The path of the same page in another language of its country: pages and products have their own address there, every other screen is
 * below the other root (B-24). Undefined for a path without language and for a language that the country does not speak.
 */
export const pathInLanguage = (country: CountryCode, path: string, language: Language): string | undefined => {
  const prefix = languagePrefixOf(path);
  const [from, to] = [prefix && siteOfPrefix(country, prefix), findSite(country, language)];
  if (!from || !to) return undefined;
  const below = path.slice(from.root.length);
  const found = findPage(from, below.split('/').filter(Boolean));
  const own = found && (found.kind === 'product' ? pathOfProduct(to, found.productKey) : pathOfPage(to, found.file.pageId));
  return own ?? to.root + below;
};

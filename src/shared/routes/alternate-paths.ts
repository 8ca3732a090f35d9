type Alternate = { hreflang: string; href: string };

/** The head element of a page that search engines do not list but that exists in other countries and languages, too. */
export const alternatePathsName = 'page-elsewhere';

/** The addresses of such a page, for the country and language picker. */
export const writeAlternatePaths = (alternates: readonly Alternate[]): string =>
  JSON.stringify(Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, href])));

/** Its address for a locale; undefined if it has none. */
export const readAlternatePath = (written: string, hreflang: string): string | undefined =>
  (JSON.parse(written) as Record<string, string>)[hreflang];

type Alternate = { hreflang: string; href: string };

/** The element in the head of a page that no search engine lists and that yet stands in other countries and languages, too. */
export const alternatePathsName = 'page-elsewhere';

/** Where such a page stands, for the choice of country and language. */
export const writeAlternatePaths = (alternates: readonly Alternate[]): string =>
  JSON.stringify(Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, href])));

/** Its address for a locale as it was written; undefined where it has none. */
export const readAlternatePath = (written: string, hreflang: string): string | undefined =>
  (JSON.parse(written) as Record<string, string>)[hreflang];

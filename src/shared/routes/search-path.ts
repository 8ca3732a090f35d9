// A path cannot carry them in one segment: browsers resolve dots, proxies split and join slashes.
const needsQuery = /[/\\\p{Cc}]|^\.{1,2}$/u;

/**
 * Where the results of a term stand: `/search/granit`, and `/search?q=3%2F8%22` where the term would be taken for several steps of a path.
 * `search` is the path of the search itself.
 */
export const searchPath = (search: string, term: string, query: Readonly<Record<string, string>> = {}): string => {
  const asked = term.toWellFormed();
  const isStep = !needsQuery.test(asked);
  const pairs = `${new URLSearchParams(isStep ? query : { q: asked, ...query })}`;
  return search + (isStep ? `/${encodeURIComponent(asked)}` : '') + (pairs && `?${pairs}`);
};

/** The term that the segments below the search say, also one whose slashes were escaped by hand; undefined where an escape is malformed. */
export const termOfPath = (segments: readonly string[]): string | undefined => {
  try {
    const term = segments.map((segment) => decodeURIComponent(segment).normalize('NFC')).join('/');
    return /\p{Cc}/u.test(term) ? undefined : term;
  } catch {
    return undefined;
  }
};

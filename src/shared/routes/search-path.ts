// A path cannot carry them in one segment: browsers resolve dots, proxies split and join slashes.
const needsQuery = /[/\\\p{Cc}]|^\.{1,2}$/u;

/**
 * Where the results of a term stand: `/search/granit`, and `/search?q=3%2F8%22` where the term would be taken for several steps of a path.
 * `search` is the path of the search itself; a term is cut between signs before it comes here.
 */
export const searchPath = (search: string, term: string): string =>
  search + (needsQuery.test(term) ? '?q=' : '/') + encodeURIComponent(term);

/** The same with one kind of results in front. */
export const searchPathTo = (search: string, term: string, tab: string): string => {
  const path = searchPath(search, term);
  return `${path}${path.includes('?') ? '&' : '?'}tab=${tab}`;
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

// A path cannot contain them in one segment: browsers resolve dots, proxies split and join slashes.
const needsQuery = /[/\\\p{Cc}]|^\.{1,2}$/u;

/**
 * The address of a term's results: `/search/granit`, or `/search?q=3%2F8%22` if the term would be taken for several path segments.
 * `search` is the path of the search itself; the term must already be truncated.
 */
export const searchPath = (search: string, term: string): string =>
  search + (needsQuery.test(term) ? '?q=' : '/') + encodeURIComponent(term);

/** The same with one kind of results selected. */
export const searchPathTo = (search: string, term: string, tab: string): string => {
  const path = searchPath(search, term);
  return `${path}${path.includes('?') ? '&' : '?'}tab=${tab}`;
};

/** The term in the segments below the search, also one with manually escaped slashes; undefined if an escape is malformed. */
export const termOfPath = (segments: readonly string[]): string | undefined => {
  try {
    const term = segments.map((segment) => decodeURIComponent(segment).normalize('NFC')).join('/');
    return /\p{Cc}/u.test(term) ? undefined : term;
  } catch {
    return undefined;
  }
};

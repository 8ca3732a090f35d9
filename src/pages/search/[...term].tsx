import { NotFound } from '#server-modules/not-found/not-found.tsx';
import { SearchPage } from '#server-modules/search-results/search-page.tsx';
import { termOfPath } from '#shared/routes/search-path.ts';
import { setStatus } from '#waku/request.ts';
import type { PageProps } from '#waku/routes.tsx';

/** Search results; the term may span segments. */
export default function SearchFor({ site, path, query, term }: PageProps & { term: string[] }) {
  const asked = termOfPath(term);
  if (asked !== undefined) return <SearchPage site={site} term={asked} query={query} />;
  setStatus(404);
  return <NotFound site={site} path={path} />;
}

import { setStatus } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { NotFound } from '#screens/not-found/not-found.tsx';
import { SearchPage } from '#screens/search-results/search-page.tsx';
import { termOfPath } from '#shared/routes/search-path.ts';

/** Search results; the term may span segments. */
export default function SearchFor({ site, path, query, term }: PageProps & { term: string[] }) {
  const searchTerm = termOfPath(term);
  if (searchTerm !== undefined) return <SearchPage site={site} term={searchTerm} query={query} />;
  setStatus(404);
  return <NotFound site={site} path={path} />;
}

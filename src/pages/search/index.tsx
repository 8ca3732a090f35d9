import { SearchPage } from '#server-modules/search-results/search-page.tsx';
import type { PageProps } from '#waku/routes.tsx';

/** The search without a term in its address; `?q=` comes from browsers without script. */
export default function Search({ site, query }: PageProps) {
  return <SearchPage site={site} term={new URLSearchParams(query).get('q') ?? ''} query={query} />;
}

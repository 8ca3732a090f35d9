import type { PageProps } from '#framework/routes.tsx';
import { SearchPage } from '#screens/search-results/search-page.tsx';

/** The search without a term in its address; `?q=` comes from browsers without script. */
export default function Search({ site, query }: PageProps) {
  return <SearchPage site={site} term={new URLSearchParams(query).get('q') ?? ''} query={query} />;
}

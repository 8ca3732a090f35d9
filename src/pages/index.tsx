import { getPage } from '#backend/content/content.ts';
import type { PageProps } from '#framework/routes.tsx';
import { FoundPageView } from '#screens/found-page.tsx';

/** The home page of a country and language. */
export default function Home({ site, query }: PageProps) {
  return <FoundPageView site={site} found={getPage(site, 'home')} query={query} />;
}

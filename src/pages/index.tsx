import { getPage } from '#backend/content/content.ts';
import { FoundPageView } from '#server-modules/found-page.tsx';
import type { PageProps } from '#waku/routes.tsx';

/** The home page of a country and language. */
export default function Home({ site, query }: PageProps) {
  return <FoundPageView site={site} found={getPage(site, 'home')} query={query} />;
}

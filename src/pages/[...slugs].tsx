import { findPage } from '#backend/content/content.ts';
import { FoundPageView } from '#server-modules/found-page.tsx';
import { NotFound } from '#server-modules/not-found/not-found.tsx';
import { setStatus } from '#waku/request.ts';
import type { PageProps } from '#waku/routes.tsx';

/** Catalogue and content pages by their slugs; matched last. Nothing there: 404. */
export default function PageOfSlugs({ site, path, query, slugs }: PageProps & { slugs: string[] }) {
  const found = findPage(site, slugs);
  if (found) return <FoundPageView site={site} found={found} query={query} />;
  setStatus(404);
  return <NotFound site={site} path={path} />;
}

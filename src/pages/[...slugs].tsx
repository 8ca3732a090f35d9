import { NotFound } from '#server-modules/not-found/not-found.tsx';
import { setStatus } from '#waku/request.ts';
import type { PageProps } from '#waku/routes.tsx';

/** Catalogue and content pages by their slugs; matched last. */
export default async function ContentPage({ site, path }: PageProps & { slugs: string[] }) {
  setStatus(404);
  return <NotFound site={site} path={path} />;
}

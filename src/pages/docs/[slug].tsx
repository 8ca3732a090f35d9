import { StoryPage } from '#client/docs/story-page.tsx';
import { NotFound } from '#server-modules/not-found/not-found.tsx';
import { storySlugs } from '#stories/slugs.ts';
import { setStatus } from '#waku/request.ts';
import type { PageProps } from '#waku/routes.tsx';

/** One component, live, from its story (T-05). */
export default function DocsPage({ site, path, slug }: PageProps & { slug: string }) {
  if (!(storySlugs as readonly string[]).includes(slug)) {
    setStatus(404);
    return <NotFound site={site} path={path} />;
  }
  return (
    <>
      <title>{`${slug} – Components – Undula`}</title>
      <meta name="robots" content="noindex" />
      <StoryPage slug={slug} />
    </>
  );
}

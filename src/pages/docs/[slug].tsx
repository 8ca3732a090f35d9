import { StoryPage } from '#client/docs/story/story-page.tsx';
import { NotFound } from '#server-modules/not-found/not-found.tsx';
import { findEntry } from '#stories/entries.ts';
import { setStatus } from '#waku/request.ts';
import type { PageProps } from '#waku/routes.tsx';

/** One component, live, from its story (T-05). */
export default function DocsPage({ site, path, slug }: PageProps & { slug: string }) {
  const entry = findEntry(slug);
  if (!entry) {
    setStatus(404);
    return <NotFound site={site} path={path} />;
  }
  return (
    <>
      <title>{`${entry.title} – Components – Undula`}</title>
      <meta name="robots" content="noindex" />
      <StoryPage entry={entry} />
    </>
  );
}

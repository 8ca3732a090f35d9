import { StoryPage } from '#client/docs/story/story-page.tsx';
import { setStatus } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { NotFound } from '#screens/not-found/not-found.tsx';
import { findEntry } from '#stories/entries.ts';

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

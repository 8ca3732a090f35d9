import { StoryFrame } from '#client/docs/story-frame.tsx';
import { NotFound } from '#server-modules/not-found/not-found.tsx';
import { storySlugs } from '#stories/slugs.ts';
import { setStatus } from '#waku/request.ts';
import type { PageProps } from '#waku/routes.tsx';

/** One example alone, as the rigs and the documentation's frames show it (T-05). */
export default function FramePage({ site, path, slug, variant }: PageProps & { slug: string; variant: string }) {
  if (!(storySlugs as readonly string[]).includes(slug)) {
    setStatus(404);
    return <NotFound site={site} path={path} />;
  }
  return (
    <>
      <title>{`${slug}, ${variant} – Undula`}</title>
      <meta name="robots" content="noindex" />
      <StoryFrame slug={slug} variant={variant} />
    </>
  );
}

import { StoryFrame } from '#client/docs/frame/story-frame.tsx';
import { ModuleExample } from '#server-modules/module-example.tsx';
import { NotFound } from '#server-modules/not-found/not-found.tsx';
import { findEntry } from '#stories/entries.ts';
import { setStatus } from '#waku/request.ts';
import type { PageProps } from '#waku/routes.tsx';

/** One example alone, as the rigs and the documentation's windows show it (T-05). */
export default function FramePage({ site, path, slug, variant }: PageProps & { slug: string; variant: string }) {
  const entry = findEntry(slug);
  const example = entry?.variants.find(({ id }) => id === variant);
  if (!entry || !example) {
    setStatus(404);
    return <NotFound site={site} path={path} />;
  }
  return (
    <>
      <title>{`${entry.title}: ${example.title} – Undula`}</title>
      <meta name="robots" content="noindex" />
      <StoryFrame slug={slug} variant={variant} controls={entry.controls} titles={[entry.title, example.title]}>
        {entry.group === 'Modules' ? <ModuleExample site={site} slug={slug} variant={variant} /> : undefined}
      </StoryFrame>
    </>
  );
}

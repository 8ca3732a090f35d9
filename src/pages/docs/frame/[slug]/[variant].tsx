import { StoryFrame } from '#client/docs/frame/story-frame.tsx';
import { setStatus } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { NotFound } from '#screens/not-found/not-found.tsx';
import { ModuleExample } from '#server-modules/module-example.tsx';
import { findEntry } from '#stories/entries.ts';

/** One example alone, for the test rigs and the documentation's frames (T-05). */
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

import { findDraft, pathOfPage } from '#backend/content/content.ts';
import { verifyPreview } from '#backend/preview/preview.ts';
import { setStatus } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { FoundPageView } from '#screens/found-page.tsx';
import { NotFound } from '#screens/not-found/not-found.tsx';
import { PreviewBar } from '#screens/preview/preview-bar.tsx';
import { PreviewError } from '#screens/preview/preview-error.tsx';

/** A page as it will be once its draft is published, at a signed address (B-09). The HTTP server never caches it. */
export default async function Preview({ site, path, query, pageId }: PageProps & { pageId: string }) {
  const verification = verifyPreview(site.country, path, query);
  if (verification.verdict === 'off') {
    setStatus(404);
    return <NotFound site={site} path={path} />;
  }
  if (verification.verdict !== 'valid') {
    setStatus(403);
    return <PreviewError site={site} reason={verification.verdict} />;
  }
  const draft = await findDraft(site, pageId);
  const published = pathOfPage(site, pageId);
  if (!draft) {
    setStatus(404);
    return <PreviewError site={site} reason="missing" published={published} />;
  }
  if ('faults' in draft) {
    setStatus(422);
    return <PreviewError site={site} reason="faulty" published={published} faults={draft.faults} />;
  }
  return (
    <>
      <PreviewBar site={site} found={draft.found} version={draft.version} until={verification.until} published={published} />
      <FoundPageView site={site} found={draft.found} query="" />
    </>
  );
}

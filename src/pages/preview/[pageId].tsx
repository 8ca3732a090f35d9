import { findDraft, pathOfPage } from '#backend/content/content.ts';
import { judgePreview } from '#backend/preview/preview.ts';
import { setStatus } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { FoundPageView } from '#screens/found-page.tsx';
import { NotFound } from '#screens/not-found/not-found.tsx';
import { PreviewBar } from '#screens/preview/preview-bar.tsx';
import { PreviewRefused } from '#screens/preview/preview-refused.tsx';

/** A page as it will be once its draft is published, at a signed address (B-09). The front door never keeps it. */
export default async function Preview({ site, path, query, pageId }: PageProps & { pageId: string }) {
  const judgement = judgePreview(site.country, path, query);
  if (judgement.verdict === 'off') {
    setStatus(404);
    return <NotFound site={site} path={path} />;
  }
  if (judgement.verdict !== 'valid') {
    setStatus(403);
    return <PreviewRefused site={site} reason={judgement.verdict} />;
  }
  const draft = await findDraft(site, pageId);
  const published = pathOfPage(site, pageId);
  if (!draft) {
    setStatus(404);
    return <PreviewRefused site={site} reason="missing" published={published} />;
  }
  if ('faults' in draft) {
    setStatus(422);
    return <PreviewRefused site={site} reason="faulty" published={published} faults={draft.faults} />;
  }
  return (
    <>
      <PreviewBar site={site} found={draft.found} version={draft.version} until={judgement.until} published={published} />
      <FoundPageView site={site} found={draft.found} query="" />
    </>
  );
}

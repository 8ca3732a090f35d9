import { findDraft, pathOfPage } from '#backend/content/content.ts';
import { judgePreview } from '#backend/preview/preview.ts';
import { FoundPageView } from '#server-modules/found-page.tsx';
import { NotFound } from '#server-modules/not-found/not-found.tsx';
import { PreviewBar } from '#server-modules/preview/preview-bar.tsx';
import { PreviewRefused } from '#server-modules/preview/preview-refused.tsx';
import { setStatus } from '#waku/request.ts';
import type { PageProps } from '#waku/routes.tsx';

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

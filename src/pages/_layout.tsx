import type { ReactNode } from 'react';
import { contentVersion } from '#backend/content/content.ts';
import { BoundedEtags } from '#client/bounded-etags.tsx';
import { DocsFrame } from '#client/docs/docs-frame.tsx';
import { ProblemBoundary } from '#client/shell/problem-boundary.tsx';
import { Frame } from '#server-modules/frame/frame.tsx';
import { Problem } from '#server-modules/problem/problem.tsx';
import { currentPath, currentSite } from '#waku/request.ts';

const isDocs = (): boolean => /^\/docs(?:\/|$)/.test(currentPath());

/** What stands around every page: header, notices, footer; the component documentation has a frame of its own. */
export default function Layout({ children }: { children: ReactNode }) {
  const site = currentSite();
  const page = <ProblemBoundary fallback={<Problem site={site} />}>{children}</ProblemBoundary>;
  return (
    <>
      <BoundedEtags />
      {isDocs() ? <DocsFrame>{page}</DocsFrame> : <Frame site={site}>{page}</Frame>}
    </>
  );
}

export const getConfig = async () => ({
  render: 'dynamic',
  unstable_getEtag: () => {
    const { country, language } = currentSite();
    return [country, language, contentVersion(), isDocs() ? 'docs' : 'shop'].join('-');
  },
});

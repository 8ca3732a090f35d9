import type { ReactNode } from 'react';
import { contentVersion } from '#backend/content/content.ts';
import { BoundedEtags } from '#client/bounded-etags.tsx';
import { ProblemBoundary } from '#client/shell/problem-boundary.tsx';
import { Frame } from '#server-modules/frame/frame.tsx';
import { Problem } from '#server-modules/problem/problem.tsx';
import { currentSite } from '#waku/request.ts';

/** What stands around every page: header, notices, footer. */
export default function Layout({ children }: { children: ReactNode }) {
  const site = currentSite();
  return (
    <>
      <BoundedEtags />
      <Frame site={site}>
        <ProblemBoundary fallback={<Problem site={site} />}>{children}</ProblemBoundary>
      </Frame>
    </>
  );
}

export const getConfig = async () => ({
  render: 'dynamic',
  unstable_getEtag: () => {
    const { country, language } = currentSite();
    return `${country}-${language}-${contentVersion()}`;
  },
});

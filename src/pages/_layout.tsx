import type { ReactNode } from 'react';
import { contentVersion } from '#backend/content/content.ts';
import { DocsFrame } from '#client/docs/docs-frame.tsx';
import { KeptFrames } from '#client/kept-frames.tsx';
import { ProblemBoundary } from '#client/shell/problem-boundary.tsx';
import { RouteBehaviour } from '#client/shell/route-behaviour.tsx';
import { currentPath, currentSite } from '#framework/request.ts';
import { hasScreen } from '#framework/screens.ts';
import { Frame } from '#screens/frame/frame.tsx';
import { Problem } from '#screens/problem/problem.tsx';
import type { CheckoutPlace } from '#shared/routes/checkout-place.ts';
import { type FrameTags, frameTagsOf, type Surrounding, surroundingOf } from '#shared/routes/frame-tags.ts';

const tags = (): FrameTags => frameTagsOf(currentSite(), currentPath(), contentVersion());

/** What stands around every page: header, notices, footer, less of them in the checkout; the component documentation has a frame of its own, a single example none. */
export default function Layout({ children }: { children: ReactNode }) {
  const site = currentSite();
  const page = <ProblemBoundary fallback={<Problem site={site} />}>{children}</ProblemBoundary>;
  const frame = (checkout?: CheckoutPlace) => (
    <Frame site={site} hasScreen={hasScreen} checkout={checkout}>
      {page}
    </Frame>
  );
  const around: Record<Surrounding, () => ReactNode> = {
    shop: () => frame(),
    ordering: () => frame('ordering'),
    placed: () => frame('placed'),
    docs: () => <DocsFrame>{page}</DocsFrame>,
    bare: () => page,
  };
  return (
    <>
      <KeptFrames tags={tags()} />
      <RouteBehaviour />
      {around[surroundingOf(site, currentPath())]()}
    </>
  );
}

export const getConfig = async () => ({
  render: 'dynamic',
  unstable_getEtag: () => tags()['layout:/'],
});

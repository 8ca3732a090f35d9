import type { ReactNode } from 'react';
import { contentVersion } from '#backend/content/content.ts';
import { BoundedEtags } from '#client/bounded-etags.tsx';
import { DocsFrame } from '#client/docs/docs-frame.tsx';
import { ProblemBoundary } from '#client/shell/problem-boundary.tsx';
import { RouteBehaviour } from '#client/shell/route-behaviour.tsx';
import { Frame } from '#server-modules/frame/frame.tsx';
import { Problem } from '#server-modules/problem/problem.tsx';
import { type CheckoutPlace, checkoutPlaceOf } from '#shared/routes/checkout-place.ts';
import { currentPath, currentSite } from '#waku/request.ts';
import { hasScreen } from '#waku/screens.ts';

type Surrounding = 'shop' | 'docs' | 'bare' | CheckoutPlace;

const surrounding = (): Surrounding => {
  const path = currentPath();
  if (path.startsWith('/docs/frame/')) return 'bare';
  if (/^\/docs(?:\/|$)/.test(path)) return 'docs';
  return checkoutPlaceOf(currentSite(), path) ?? 'shop';
};

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
      <BoundedEtags />
      <RouteBehaviour />
      {around[surrounding()]()}
    </>
  );
}

export const getConfig = async () => ({
  render: 'dynamic',
  unstable_getEtag: () => {
    const { country, language } = currentSite();
    return [country, language, contentVersion(), surrounding()].join('-');
  },
});

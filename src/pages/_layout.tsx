import type { ReactNode } from 'react';
import { contentVersion } from '#backend/content/content.ts';
import { DocsFrame } from '#client/docs/docs-frame.tsx';
import { RouteBehaviour } from '#client/route-behaviour.tsx';
import { ProblemBoundary } from '#client/shell/problem-boundary.tsx';
import { LayoutEtags } from '#framework/browser/layout-etags.tsx';
import { currentPath, currentSite } from '#framework/request.ts';
import { hasRoute } from '#framework/route-registry.ts';
import { taggedRender } from '#framework/tagged-render.ts';
import { Frame } from '#screens/frame/frame.tsx';
import { Problem } from '#screens/problem/problem.tsx';
import type { CheckoutStage } from '#shared/routes/checkout-stage.ts';
import { type LayoutEtagMap, type LayoutVariant, layoutEtagsOf, layoutVariantOf } from '#shared/routes/layout-etags.ts';

const tags = (): LayoutEtagMap => layoutEtagsOf(currentSite(), currentPath(), contentVersion());

/**
 * The layout around every page: header, notices, footer, reduced in the checkout; the component documentation has a layout of its own, a
 * single example none.
 */
export default function Layout({ children }: { children: ReactNode }) {
  const site = currentSite();
  const page = <ProblemBoundary fallback={<Problem site={site} />}>{children}</ProblemBoundary>;
  const frame = (checkout?: CheckoutStage) => (
    <Frame site={site} hasRoute={hasRoute} checkout={checkout}>
      {page}
    </Frame>
  );
  const around: Record<LayoutVariant, () => ReactNode> = {
    shop: () => frame(),
    ordering: () => frame('ordering'),
    placed: () => frame('placed'),
    docs: () => <DocsFrame>{page}</DocsFrame>,
    bare: () => page,
  };
  return (
    <>
      <LayoutEtags tags={tags()} />
      <RouteBehaviour />
      {around[layoutVariantOf(site, currentPath())]()}
    </>
  );
}

export const getConfig = async () => taggedRender(() => tags()['layout:/']);

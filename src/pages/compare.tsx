import { ComparePage } from '#server-modules/compare/compare-page.tsx';
import type { PageProps } from '#waku/routes.tsx';

/** Products side by side: `?product=delta-45&product=delta-80&differences=1` (B-11). */
export default function Compare({ site, query }: PageProps) {
  return <ComparePage site={site} query={query} />;
}

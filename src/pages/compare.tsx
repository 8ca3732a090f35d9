import type { PageProps } from '#framework/routes.tsx';
import { ComparePage } from '#screens/compare/compare-page.tsx';

/** Products side by side: `?product=delta-45&product=delta-80&differences=1` (B-11). */
export default function Compare({ site, query }: PageProps) {
  return <ComparePage site={site} query={query} />;
}

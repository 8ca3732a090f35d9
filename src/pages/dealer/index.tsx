import { DealerPage } from '#server-modules/dealer/dealer-page.tsx';
import type { PageProps } from '#waku/routes.tsx';

/** The dealers around a place: `?place=K%C3%B6ln&filter=unit-partner` (D-02). */
export default function Dealers({ site, query }: PageProps) {
  return <DealerPage site={site} query={query} />;
}

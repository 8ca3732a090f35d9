import type { PageProps } from '#framework/routes.tsx';
import { DealerPage } from '#screens/dealer/dealer-page.tsx';

/** The dealers around a place: `?place=K%C3%B6ln&filter=unit-partner` (D-02). */
export default function Dealers({ site, query }: PageProps) {
  return <DealerPage site={site} query={query} />;
}

import { FindOrderScreen } from '#server-modules/return/find-order-screen.tsx';
import type { PageProps } from '#waku/routes.tsx';

/** /return-order without an order's number (specification §2). */
export default function ReturnOrderPage({ site }: PageProps) {
  return <FindOrderScreen site={site} />;
}

import type { PageProps } from '#framework/routes.tsx';
import { FindOrderScreen } from '#screens/return/find-order-screen.tsx';

/** /return-order without an order's number (specification §2). */
export default function ReturnOrderPage({ site }: PageProps) {
  return <FindOrderScreen site={site} />;
}

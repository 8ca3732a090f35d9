import type { PageProps } from '#framework/routes.tsx';
import { FindOrderScreen } from '#screens/return/find-order-screen.tsx';
import { truncateText } from '#shared/cleaning/truncate-text.ts';
import { decodeSegments } from '#shared/routes/decode-segments.ts';

/** /return-order/{orderID}: the number is prefilled. */
export default function ReturnOrderOfOrderPage({ site, orderId }: PageProps & { orderId: string }) {
  return <FindOrderScreen site={site} orderId={truncateText(decodeSegments([orderId])?.[0] ?? '', 40) || undefined} />;
}

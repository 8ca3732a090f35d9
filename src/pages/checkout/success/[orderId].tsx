import { SuccessScreen } from '#server-modules/checkout/success-screen.tsx';
import { decodeSegments } from '#shared/routes/decode-segments.ts';
import type { PageProps } from '#waku/routes.tsx';

/** /checkout/success/{orderId} */
export default function CheckoutSuccessOfOrderPage({ site, orderId }: PageProps & { orderId: string }) {
  return <SuccessScreen site={site} orderId={decodeSegments([orderId])?.[0]} />;
}

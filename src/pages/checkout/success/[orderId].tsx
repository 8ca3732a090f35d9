import type { PageProps } from '#framework/routes.tsx';
import { SuccessScreen } from '#screens/checkout/success-screen.tsx';
import { decodeSegments } from '#shared/routes/decode-segments.ts';

/** /checkout/success/{orderId} */
export default function CheckoutSuccessOfOrderPage({ site, orderId }: PageProps & { orderId: string }) {
  return <SuccessScreen site={site} orderId={decodeSegments([orderId])?.[0]} />;
}

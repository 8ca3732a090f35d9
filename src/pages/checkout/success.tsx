import { SuccessScreen } from '#server-modules/checkout/success-screen.tsx';
import type { PageProps } from '#waku/routes.tsx';

/** /checkout/success without an id (specification §2). */
export default function CheckoutSuccessPage({ site }: PageProps) {
  return <SuccessScreen site={site} />;
}

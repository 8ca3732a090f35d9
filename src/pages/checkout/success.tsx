import type { PageProps } from '#framework/routes.tsx';
import { SuccessScreen } from '#screens/checkout/success-screen.tsx';

/** /checkout/success without an id (specification §2). */
export default function CheckoutSuccessPage({ site }: PageProps) {
  return <SuccessScreen site={site} />;
}

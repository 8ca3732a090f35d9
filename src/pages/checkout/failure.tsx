import type { PageProps } from '#framework/routes.tsx';
import { FailureScreen } from '#screens/checkout/failure-screen.tsx';

/** /checkout/failure without an id (specification §2). */
export default function CheckoutFailurePage({ site }: PageProps) {
  return <FailureScreen site={site} />;
}

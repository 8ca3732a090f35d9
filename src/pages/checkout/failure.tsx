import { FailureScreen } from '#server-modules/checkout/failure-screen.tsx';
import type { PageProps } from '#waku/routes.tsx';

/** /checkout/failure without an id (specification §2). */
export default function CheckoutFailurePage({ site }: PageProps) {
  return <FailureScreen site={site} />;
}

import type { PageProps } from '#framework/routes.tsx';
import { FailureScreen } from '#screens/checkout/failure-screen.tsx';
import { decodeSegments } from '#shared/routes/decode-segments.ts';

/** /checkout/failure/{failId} */
export default function CheckoutFailureOfAttemptPage({ site, failId }: PageProps & { failId: string }) {
  return <FailureScreen site={site} failId={decodeSegments([failId])?.[0]} />;
}

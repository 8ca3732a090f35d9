import { FailureScreen } from '#server-modules/checkout/failure-screen.tsx';
import { decodeSegments } from '#shared/routes/decode-segments.ts';
import type { PageProps } from '#waku/routes.tsx';

/** /checkout/failure/{failId} */
export default function CheckoutFailureOfAttemptPage({ site, failId }: PageProps & { failId: string }) {
  return <FailureScreen site={site} failId={decodeSegments([failId])?.[0]} />;
}

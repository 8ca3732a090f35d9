import { AccountScreen } from '#server-modules/account/account-screen.tsx';
import { decodeSegments } from '#shared/routes/decode-segments.ts';
import type { PageProps } from '#waku/routes.tsx';

/** /account/orders/{orderId}: one order of the account. */
export default function OrderPage({ site, orderId }: PageProps & { orderId: string }) {
  return <AccountScreen site={site} section="orders" id={decodeSegments([orderId])?.[0]?.slice(0, 80)} />;
}

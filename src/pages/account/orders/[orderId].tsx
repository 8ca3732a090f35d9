import type { PageProps } from '#framework/routes.tsx';
import { AccountScreen } from '#screens/account/account-screen.tsx';
import { decodeSegments } from '#shared/routes/decode-segments.ts';

/** /account/orders/{orderId}: one order of the account. */
export default function OrderPage({ site, orderId }: PageProps & { orderId: string }) {
  return <AccountScreen site={site} section="orders" id={decodeSegments([orderId])?.[0]?.slice(0, 80)} />;
}

import { showAccount } from '#backend/consumer/consumer.ts';
import { AccountScreen } from '#server-modules/account/account-screen.tsx';
import { decodeSegments } from '#shared/routes/decode-segments.ts';
import { requireAccount } from '#waku/access.ts';
import { currentCookies } from '#waku/request.ts';
import type { PageProps } from '#waku/routes.tsx';

/** The same for browsers without script: this owner's own, kept by no cache. */
export default async function PlainOrderPage({ site, orderId }: PageProps & { orderId: string }) {
  if ((await requireAccount(site)) === undefined) return null;
  const id = decodeSegments([orderId])?.[0]?.slice(0, 80);
  const document = await showAccount(site, currentCookies(), id ?? '');
  return document ? <AccountScreen site={site} section="orders" id={id} document={document} /> : null;
}

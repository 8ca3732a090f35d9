import { showAccount } from '#backend/consumer/consumer.ts';
import { AccountScreen } from '#server-modules/account/account-screen.tsx';
import { decodeSegments } from '#shared/routes/decode-segments.ts';
import { requireAccount } from '#waku/access.ts';
import { currentCookies } from '#waku/request.ts';
import type { PageProps } from '#waku/routes.tsx';

/** The same for browsers without script: this owner's own, kept by no cache. */
export default async function PlainEditAddressPage({ site, addressId }: PageProps & { addressId: string }) {
  if ((await requireAccount(site)) === undefined) return null;
  const id = decodeSegments([addressId])?.[0]?.slice(0, 80);
  const document = await showAccount(site, currentCookies());
  return document ? <AccountScreen site={site} section="edit-address" id={id} document={document} /> : null;
}

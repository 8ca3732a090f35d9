import { AccountScreen } from '#server-modules/account/account-screen.tsx';
import { decodeSegments } from '#shared/routes/decode-segments.ts';
import type { PageProps } from '#waku/routes.tsx';

/** /account/edit-address/{addressId}: one delivery address of the account. */
export default function EditAddressPage({ site, addressId }: PageProps & { addressId: string }) {
  return <AccountScreen site={site} section="edit-address" id={decodeSegments([addressId])?.[0]?.slice(0, 80)} />;
}

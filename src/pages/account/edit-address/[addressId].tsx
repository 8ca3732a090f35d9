import type { PageProps } from '#framework/routes.tsx';
import { AccountScreen } from '#screens/account/account-screen.tsx';
import { decodeSegments } from '#shared/routes/decode-segments.ts';

/** /account/edit-address/{addressId}: one delivery address of the account. */
export default function EditAddressPage({ site, addressId }: PageProps & { addressId: string }) {
  return <AccountScreen site={site} section="edit-address" id={decodeSegments([addressId])?.[0]?.slice(0, 80)} />;
}

import type { PageProps } from '#framework/routes.tsx';
import { AccountDeletedScreen } from '#screens/account/account-deleted-screen.tsx';

/** /account/delete-confirmation: where a deleted account leaves its owner (specification §2). */
export default function AccountDeletedPage({ site }: PageProps) {
  return <AccountDeletedScreen site={site} />;
}

import { AccountDeletedScreen } from '#server-modules/account/account-deleted-screen.tsx';
import type { PageProps } from '#waku/routes.tsx';

/** /account/delete-confirmation: where a deleted account leaves its owner (specification §2). */
export default function AccountDeletedPage({ site }: PageProps) {
  return <AccountDeletedScreen site={site} />;
}

import type { PageProps } from '#framework/routes.tsx';
import { AccountDeletedScreen } from '#screens/account/account-deleted-screen.tsx';

/** /account/delete-confirmation: shown after an account is deleted (specification §2). */
export default function AccountDeletedPage({ site }: PageProps) {
  return <AccountDeletedScreen site={site} />;
}

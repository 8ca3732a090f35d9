import type { PageProps } from '#framework/routes.tsx';
import { AccountScreen } from '#screens/account/account-screen.tsx';

/** /account: the overview. */
export default function AccountPage({ site }: PageProps) {
  return <AccountScreen site={site} />;
}

import { AccountScreen } from '#server-modules/account/account-screen.tsx';
import type { PageProps } from '#waku/routes.tsx';

/** /account: the overview. */
export default function AccountPage({ site }: PageProps) {
  return <AccountScreen site={site} />;
}

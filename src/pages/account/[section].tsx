import { setStatus } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { AccountScreen } from '#screens/account/account-screen.tsx';
import { NotFound } from '#screens/not-found/not-found.tsx';
import { accountSectionOf } from '#shared/routes/account-paths.ts';

/** /account/{section}: the screens below the overview. */
export default function AccountSectionPage({ site, path, section }: PageProps & { section: string }) {
  const accountSection = accountSectionOf(section);
  if (accountSection) return <AccountScreen site={site} section={accountSection} />;
  setStatus(404);
  return <NotFound site={site} path={path} />;
}

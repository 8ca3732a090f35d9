import { AccountScreen } from '#server-modules/account/account-screen.tsx';
import { NotFound } from '#server-modules/not-found/not-found.tsx';
import { accountSectionOf } from '#shared/routes/account-paths.ts';
import { setStatus } from '#waku/request.ts';
import type { PageProps } from '#waku/routes.tsx';

/** /account/{section}: the screens below the overview. */
export default function AccountSectionPage({ site, path, section }: PageProps & { section: string }) {
  const known = accountSectionOf(section);
  if (known) return <AccountScreen site={site} section={known} />;
  setStatus(404);
  return <NotFound site={site} path={path} />;
}

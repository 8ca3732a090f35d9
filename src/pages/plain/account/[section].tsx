import { loadAccountDocument } from '#backend/consumer/consumer.ts';
import { requireAccount } from '#framework/access.ts';
import { currentCookies, setStatus } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { AccountScreen } from '#screens/account/account-screen.tsx';
import { NotFound } from '#screens/not-found/not-found.tsx';
import { accountSectionOf } from '#shared/routes/account-paths.ts';

/** The screens below the overview for browsers without script: personal, never cached. */
export default async function NoScriptAccountSectionPage({ site, path, section }: PageProps & { section: string }) {
  const accountSection = accountSectionOf(section);
  if (!accountSection) {
    setStatus(404);
    return <NotFound site={site} path={path} />;
  }
  if ((await requireAccount(site)) === undefined) return null;
  const document = await loadAccountDocument(site, currentCookies());
  return document ? <AccountScreen site={site} section={accountSection} document={document} /> : null;
}

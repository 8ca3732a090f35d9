import { hasJustDeleted } from '#backend/consumer/consumer.ts';
import { currentCookies } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { AccountDeletedScreen } from '#screens/account/account-deleted-screen.tsx';

/** The page after a deletion for browsers without script: personal, never cached. */
export default function NoScriptAccountDeletedPage({ site }: PageProps) {
  return <AccountDeletedScreen site={site} hasDeleted={hasJustDeleted(currentCookies())} />;
}

import { hasJustDeleted } from '#backend/consumer/consumer.ts';
import { AccountDeletedScreen } from '#server-modules/account/account-deleted-screen.tsx';
import { currentCookies } from '#waku/request.ts';
import type { PageProps } from '#waku/routes.tsx';

/** The page after a deletion for browsers without script: this visitor's own, kept by no cache. */
export default function PlainAccountDeletedPage({ site }: PageProps) {
  return <AccountDeletedScreen site={site} hasDeleted={hasJustDeleted(currentCookies())} />;
}

import { showAccount } from '#backend/consumer/account-document.ts';
import { AccountScreen } from '#server-modules/account/account-screen.tsx';
import { requireAccount } from '#waku/access.ts';
import { currentCookies } from '#waku/request.ts';
import type { PageProps } from '#waku/routes.tsx';

/** The overview for browsers without script: this owner's own, kept by no cache. */
export default async function PlainAccountPage({ site }: PageProps) {
  if ((await requireAccount(site)) === undefined) return null;
  const document = await showAccount(currentCookies());
  return document ? <AccountScreen site={site} document={document} /> : null;
}

import { ExpiredScreen } from '#server-modules/access/expired-screen.tsx';
import type { PageProps } from '#waku/routes.tsx';

/** /session-expired: the login button carries the path where it happened. */
export default function SessionExpiredPage({ site, query }: PageProps) {
  return <ExpiredScreen site={site} redirect={new URLSearchParams(query).get('redirect') ?? undefined} />;
}

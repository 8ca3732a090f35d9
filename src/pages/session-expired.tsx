import type { PageProps } from '#framework/routes.tsx';
import { ExpiredScreen } from '#screens/access/expired-screen.tsx';

/** /session-expired: the login button carries the path where it happened. */
export default function SessionExpiredPage({ site, query }: PageProps) {
  return <ExpiredScreen site={site} redirect={new URLSearchParams(query).get('redirect') ?? undefined} />;
}

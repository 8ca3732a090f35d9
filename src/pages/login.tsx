import { LoginScreen } from '#server-modules/login/login-screen.tsx';
import type { PageProps } from '#waku/routes.tsx';

/** /login, with the way back as `redirect` (specification §2). */
export default function LoginPage({ site, query }: PageProps) {
  return <LoginScreen site={site} redirect={new URLSearchParams(query).get('redirect') ?? undefined} />;
}

import type { PageProps } from '#framework/routes.tsx';
import { LoginScreen } from '#screens/login/login-screen.tsx';

/** /login, with the return path as `redirect` (specification §2). */
export default function LoginPage({ site, query }: PageProps) {
  return <LoginScreen site={site} redirect={new URLSearchParams(query).get('redirect') ?? undefined} />;
}

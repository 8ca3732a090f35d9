import { RegisterScreen } from '#server-modules/login/register-screen.tsx';
import type { PageProps } from '#waku/routes.tsx';

/** /register (U-02). */
export default function RegisterPage({ site }: PageProps) {
  return <RegisterScreen site={site} />;
}

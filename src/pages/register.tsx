import type { PageProps } from '#framework/routes.tsx';
import { RegisterScreen } from '#screens/login/register-screen.tsx';

/** /register (U-02). */
export default function RegisterPage({ site }: PageProps) {
  return <RegisterScreen site={site} />;
}

import type { PageProps } from '#framework/routes.tsx';
import { ForgotScreen } from '#screens/login/forgot-screen.tsx';

/** /forgot-password (U-04). */
export default function ForgotPasswordPage({ site }: PageProps) {
  return <ForgotScreen site={site} />;
}

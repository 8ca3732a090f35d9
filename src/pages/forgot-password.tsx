import { ForgotScreen } from '#server-modules/login/forgot-screen.tsx';
import type { PageProps } from '#waku/routes.tsx';

/** /forgot-password (U-04). */
export default function ForgotPasswordPage({ site }: PageProps) {
  return <ForgotScreen site={site} />;
}

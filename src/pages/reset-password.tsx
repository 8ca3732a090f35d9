import type { PageProps } from '#framework/routes.tsx';
import { ResetScreen } from '#screens/login/reset-screen.tsx';

/** /reset-password without the link of a mail, which the personal document reads (U-04). */
export default function ResetPasswordPage({ site }: PageProps) {
  return <ResetScreen site={site} />;
}

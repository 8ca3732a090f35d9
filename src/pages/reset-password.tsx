import { ResetScreen } from '#server-modules/login/reset-screen.tsx';
import type { PageProps } from '#waku/routes.tsx';

/** /reset-password without the link of a mail, which the personal document reads (U-04). */
export default function ResetPasswordPage({ site }: PageProps) {
  return <ResetScreen site={site} />;
}

import type { PageProps } from '#framework/routes.tsx';
import { ConfirmScreen } from '#screens/login/confirm-screen.tsx';

/** /confirm-registration without the link of a mail, which the personal document reads (U-02). */
export default function ConfirmRegistrationPage({ site }: PageProps) {
  return <ConfirmScreen site={site} />;
}

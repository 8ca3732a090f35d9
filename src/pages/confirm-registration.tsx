import { ConfirmScreen } from '#server-modules/login/confirm-screen.tsx';
import type { PageProps } from '#waku/routes.tsx';

/** /confirm-registration without the link of a mail, which the personal document reads (U-02). */
export default function ConfirmRegistrationPage({ site }: PageProps) {
  return <ConfirmScreen site={site} />;
}

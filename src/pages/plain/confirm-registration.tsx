import { readFormFlash } from '#backend/rest/rest.ts';
import { currentCookies } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { ConfirmScreen } from '#screens/login/confirm-screen.tsx';

/** The target of the link in the mail, and of forms without script (U-02, B-01). */
export default function NoScriptConfirmRegistrationPage({ site, query }: PageProps) {
  const cookies = currentCookies();
  const drafts = {
    register: readFormFlash(cookies, 'register', 'fromOrder'),
    confirm: readFormFlash(cookies, 'confirm'),
    resend: readFormFlash(cookies, 'resend'),
  };
  const { id, userId } = { ...drafts.confirm?.fields, ...Object.fromEntries(new URLSearchParams(query)) };
  return <ConfirmScreen site={site} isNoScript drafts={drafts} link={id && userId ? { id, userId } : undefined} />;
}

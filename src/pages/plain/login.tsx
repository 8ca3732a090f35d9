import { readFormFlash } from '#backend/rest/rest.ts';
import { isLoggedIn } from '#framework/access.ts';
import { currentCookies } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { AlreadyLoggedInScreen } from '#screens/access/already-logged-in-screen.tsx';
import { LoginScreen } from '#screens/login/login-screen.tsx';

/** The login for browsers without script: shows a rejected form only to its own sender (B-01). */
export default async function NoScriptLoginPage({ site, query }: PageProps) {
  const redirect = new URLSearchParams(query).get('redirect') ?? undefined;
  if (await isLoggedIn()) return <AlreadyLoggedInScreen site={site} redirect={redirect} />;
  return (
    <LoginScreen
      site={site}
      isNoScript
      hasSent={currentCookies() !== ''}
      redirect={redirect}
      draft={readFormFlash(currentCookies(), 'login')}
    />
  );
}

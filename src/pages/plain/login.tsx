import { draftOfCookies } from '#backend/rest/rest.ts';
import { isLoggedInHere } from '#framework/access.ts';
import { currentCookies } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { AlreadyScreen } from '#screens/access/already-screen.tsx';
import { LoginScreen } from '#screens/login/login-screen.tsx';

/** The login for browsers without script: what was typed and refused, by its own sender (B-01). */
export default async function PlainLoginPage({ site, query }: PageProps) {
  const redirect = new URLSearchParams(query).get('redirect') ?? undefined;
  if (await isLoggedInHere()) return <AlreadyScreen site={site} redirect={redirect} />;
  return (
    <LoginScreen
      site={site}
      isPlain
      hasSent={currentCookies() !== ''}
      redirect={redirect}
      draft={draftOfCookies(currentCookies(), 'login')}
    />
  );
}

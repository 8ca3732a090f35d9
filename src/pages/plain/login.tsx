import { draftOfCookies } from '#backend/rest/rest.ts';
import { AlreadyScreen } from '#server-modules/access/already-screen.tsx';
import { LoginScreen } from '#server-modules/login/login-screen.tsx';
import { isLoggedInHere } from '#waku/access.ts';
import { currentCookies } from '#waku/request.ts';
import type { PageProps } from '#waku/routes.tsx';

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

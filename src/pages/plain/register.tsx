import { createTicket } from '#backend/captcha/captcha.ts';
import { readFormFlash } from '#backend/rest/rest.ts';
import { isLoggedIn } from '#framework/access.ts';
import { currentCookies } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { AlreadyLoggedInScreen } from '#screens/access/already-logged-in-screen.tsx';
import { RegisterScreen } from '#screens/login/register-screen.tsx';

/** The registration for browsers without script: shows a rejected form only to its own sender (B-01). */
export default async function NoScriptRegisterPage({ site }: PageProps) {
  if (await isLoggedIn()) return <AlreadyLoggedInScreen site={site} />;
  const draft = readFormFlash(currentCookies(), 'register');
  return <RegisterScreen site={site} isNoScript hasSent={currentCookies() !== ''} draft={draft} ticket={await createTicket()} />;
}

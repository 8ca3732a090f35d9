import { readFormFlash } from '#backend/rest/rest.ts';
import { isLoggedIn } from '#framework/access.ts';
import { currentCookies } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { AlreadyLoggedInScreen } from '#screens/access/already-logged-in-screen.tsx';
import { ForgotScreen } from '#screens/login/forgot-screen.tsx';

/** Requests a reset link without script, and shows the result (B-01). */
export default async function NoScriptForgotPasswordPage({ site }: PageProps) {
  if (await isLoggedIn()) return <AlreadyLoggedInScreen site={site} />;
  return <ForgotScreen site={site} isNoScript hasSent={currentCookies() !== ''} draft={readFormFlash(currentCookies(), 'forgot')} />;
}

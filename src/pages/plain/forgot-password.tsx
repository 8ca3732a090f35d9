import { draftOfCookies } from '#backend/rest/rest.ts';
import { isLoggedInHere } from '#framework/access.ts';
import { currentCookies } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { AlreadyScreen } from '#screens/access/already-screen.tsx';
import { ForgotScreen } from '#screens/login/forgot-screen.tsx';

/** Asking for a link without script, and what came of it (B-01). */
export default async function PlainForgotPasswordPage({ site }: PageProps) {
  if (await isLoggedInHere()) return <AlreadyScreen site={site} />;
  return <ForgotScreen site={site} isPlain hasSent={currentCookies() !== ''} draft={draftOfCookies(currentCookies(), 'forgot')} />;
}

import { draftOfCookies } from '#backend/rest/rest.ts';
import { AlreadyScreen } from '#server-modules/access/already-screen.tsx';
import { ForgotScreen } from '#server-modules/login/forgot-screen.tsx';
import { isLoggedInHere } from '#waku/access.ts';
import { currentCookies } from '#waku/request.ts';
import type { PageProps } from '#waku/routes.tsx';

/** Asking for a link without script, and what came of it (B-01). */
export default async function PlainForgotPasswordPage({ site }: PageProps) {
  if (await isLoggedInHere()) return <AlreadyScreen site={site} />;
  return <ForgotScreen site={site} isPlain hasSent={currentCookies() !== ''} draft={draftOfCookies(currentCookies(), 'forgot')} />;
}

import { createTicket } from '#backend/captcha/captcha.ts';
import { draftOfCookies } from '#backend/rest/rest.ts';
import { AlreadyScreen } from '#server-modules/access/already-screen.tsx';
import { RegisterScreen } from '#server-modules/login/register-screen.tsx';
import { isLoggedInHere } from '#waku/access.ts';
import { currentCookies } from '#waku/request.ts';
import type { PageProps } from '#waku/routes.tsx';

/** The registration for browsers without script: what was typed and refused, by its own sender (B-01). */
export default async function PlainRegisterPage({ site }: PageProps) {
  if (await isLoggedInHere()) return <AlreadyScreen site={site} />;
  const draft = draftOfCookies(currentCookies(), 'register');
  return <RegisterScreen site={site} isPlain hasSent={currentCookies() !== ''} draft={draft} ticket={await createTicket()} />;
}

import { createTicket } from '#backend/captcha/captcha.ts';
import { draftOfCookies } from '#backend/rest/rest.ts';
import { isLoggedInHere } from '#framework/access.ts';
import { currentCookies } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { AlreadyScreen } from '#screens/access/already-screen.tsx';
import { RegisterScreen } from '#screens/login/register-screen.tsx';

/** The registration for browsers without script: what was typed and refused, by its own sender (B-01). */
export default async function PlainRegisterPage({ site }: PageProps) {
  if (await isLoggedInHere()) return <AlreadyScreen site={site} />;
  const draft = draftOfCookies(currentCookies(), 'register');
  return <RegisterScreen site={site} isPlain hasSent={currentCookies() !== ''} draft={draft} ticket={await createTicket()} />;
}

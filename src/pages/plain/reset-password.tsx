import { draftOfCookies } from '#backend/rest/rest.ts';
import { currentCookies } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { ResetScreen } from '#screens/login/reset-screen.tsx';

/** Where the link of the mail leads: it carries a secret, so no cache keeps its page (U-04). */
export default function PlainResetPasswordPage({ site, query }: PageProps) {
  const draft = draftOfCookies(currentCookies(), 'reset');
  const asked = { ...draft?.fields, ...Object.fromEntries(new URLSearchParams(query)) };
  const { trxId, trnxId } = asked;
  return <ResetScreen site={site} isPlain draft={draft} link={trxId && trnxId ? { trxId, trnxId } : undefined} />;
}

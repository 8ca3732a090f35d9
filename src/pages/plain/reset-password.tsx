import { draftOfCookies } from '#backend/rest/rest.ts';
import { ResetScreen } from '#server-modules/login/reset-screen.tsx';
import { currentCookies } from '#waku/request.ts';
import type { PageProps } from '#waku/routes.tsx';

/** Where the link of the mail leads: it carries a secret, so no cache keeps its page (U-04). */
export default function PlainResetPasswordPage({ site, query }: PageProps) {
  const draft = draftOfCookies(currentCookies(), 'reset');
  const asked = { ...draft?.fields, ...Object.fromEntries(new URLSearchParams(query)) };
  const { trxId, trnxId } = asked;
  return <ResetScreen site={site} isPlain draft={draft} link={trxId && trnxId ? { trxId, trnxId } : undefined} />;
}

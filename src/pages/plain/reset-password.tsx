import { readFormFlash } from '#backend/rest/rest.ts';
import { currentCookies } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { ResetScreen } from '#screens/login/reset-screen.tsx';

/** The target of the link in the mail: it carries a secret, so the page is never cached (U-04). */
export default function NoScriptResetPasswordPage({ site, query }: PageProps) {
  const draft = readFormFlash(currentCookies(), 'reset');
  const linkValues = { ...draft?.fields, ...Object.fromEntries(new URLSearchParams(query)) };
  const { trxId, trnxId } = linkValues;
  return <ResetScreen site={site} isNoScript draft={draft} link={trxId && trnxId ? { trxId, trnxId } : undefined} />;
}

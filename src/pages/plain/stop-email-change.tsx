import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import type { PageProps } from '#framework/routes.tsx';
import { MailLinkScreen } from '#server-components/mail-link-screen/mail-link-screen.tsx';
import { getTranslator } from '#server-components/translator.ts';
import { pathTo } from '#shared/routes/paths.ts';

/** The target of the link mailed to the old mail address after a change was requested, with and without script. */
export default async function NoScriptStopEmailPage({ site, query }: PageProps) {
  const t = await getTranslator(site.locale);
  const queryParams = new URLSearchParams(query);
  const [id, key] = [queryParams.get('id') ?? '', queryParams.get('key') ?? ''];
  const isDone = queryParams.has('done');
  const isOpen = !isDone && !queryParams.has('refused') && id !== '' && key !== '';
  return (
    <MailLinkScreen
      site={site}
      page="stopEmail"
      title={t(isDone ? 'account.stopEmail.done' : 'account.stopEmail.title')}
      text={t(isDone ? 'account.stopEmail.next' : 'account.stopEmail.text')}
      error={isDone || isOpen ? undefined : t('account.refused.link')}
      description={t('account.description')}
      linkAction={isOpen ? { action: '/consumer/email/stop', fields: { id, key }, label: t('mail.button.stopEmail') } : undefined}
    >
      {!isOpen && <ButtonLink href={pathTo(site, 'forgotPassword')}>{t('mail.button.password')}</ButtonLink>}
    </MailLinkScreen>
  );
}

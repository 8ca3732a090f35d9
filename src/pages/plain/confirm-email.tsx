import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import type { PageProps } from '#framework/routes.tsx';
import { MailLinkScreen } from '#server-components/mail-link-screen/mail-link-screen.tsx';
import { getTranslator } from '#server-components/translator.ts';
import { pathTo } from '#shared/routes/paths.ts';

/** The target of the link mailed to a new mail address, with and without script. */
export default async function NoScriptConfirmEmailPage({ site, query }: PageProps) {
  const t = await getTranslator(site.locale);
  const queryParams = new URLSearchParams(query);
  const [id, key] = [queryParams.get('id') ?? '', queryParams.get('key') ?? ''];
  const isDone = queryParams.has('done');
  const isOpen = !isDone && !queryParams.has('refused') && id !== '' && key !== '';
  return (
    <MailLinkScreen
      site={site}
      page="confirmEmail"
      title={t(isDone ? 'account.confirmEmail.done' : 'account.confirmEmail.title')}
      text={isDone ? undefined : t('account.confirmEmail.text')}
      error={isDone || isOpen ? undefined : t('account.refused.link')}
      description={t('account.description')}
      linkAction={isOpen ? { action: '/consumer/email/confirm', fields: { id, key }, label: t('mail.button.email') } : undefined}
    >
      {!isOpen && <ButtonLink href={pathTo(site, 'account')}>{t('account.back')}</ButtonLink>}
    </MailLinkScreen>
  );
}

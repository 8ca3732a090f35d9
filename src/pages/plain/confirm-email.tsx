import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import type { PageProps } from '#framework/routes.tsx';
import { LetterScreen } from '#server-components/letter-screen/letter-screen.tsx';
import { getTranslator } from '#server-components/translator.ts';
import { pathTo } from '#shared/routes/paths.ts';

/** Where the letter to a new address of mail leads, with script and without. */
export default async function PlainConfirmEmailPage({ site, query }: PageProps) {
  const t = await getTranslator(site.locale);
  const asked = new URLSearchParams(query);
  const [id, key] = [asked.get('id') ?? '', asked.get('key') ?? ''];
  const isDone = asked.has('done');
  const isOpen = !isDone && !asked.has('refused') && id !== '' && key !== '';
  return (
    <LetterScreen
      site={site}
      page="confirmEmail"
      title={t(isDone ? 'account.confirmEmail.done' : 'account.confirmEmail.title')}
      text={isDone ? undefined : t('account.confirmEmail.text')}
      fault={isDone || isOpen ? undefined : t('account.refused.link')}
      description={t('account.description')}
      press={isOpen ? { action: '/consumer/email/confirm', fields: { id, key }, label: t('mail.button.email') } : undefined}
    >
      {!isOpen && <ButtonLink href={pathTo(site, 'account')}>{t('account.back')}</ButtonLink>}
    </LetterScreen>
  );
}

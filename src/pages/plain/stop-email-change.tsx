import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import type { PageProps } from '#framework/routes.tsx';
import { LetterScreen } from '#server-components/letter-screen/letter-screen.tsx';
import { getTranslator } from '#server-components/translator.ts';
import { pathTo } from '#shared/routes/paths.ts';

/** Where the letter to the old address of mail leads, when another one was asked for, with script and without. */
export default async function PlainStopEmailPage({ site, query }: PageProps) {
  const t = await getTranslator(site.locale);
  const asked = new URLSearchParams(query);
  const [id, key] = [asked.get('id') ?? '', asked.get('key') ?? ''];
  const isDone = asked.has('done');
  const isOpen = !isDone && !asked.has('refused') && id !== '' && key !== '';
  return (
    <LetterScreen
      site={site}
      page="stopEmail"
      title={t(isDone ? 'account.stopEmail.done' : 'account.stopEmail.title')}
      text={t(isDone ? 'account.stopEmail.next' : 'account.stopEmail.text')}
      fault={isDone || isOpen ? undefined : t('account.refused.link')}
      description={t('account.description')}
      press={isOpen ? { action: '/consumer/email/stop', fields: { id, key }, label: t('mail.button.stopEmail') } : undefined}
    >
      {!isOpen && <ButtonLink href={pathTo(site, 'forgotPassword')}>{t('mail.button.password')}</ButtonLink>}
    </LetterScreen>
  );
}

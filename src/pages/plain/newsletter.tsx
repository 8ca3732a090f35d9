import { subscriptionOfLink } from '#backend/newsletter/newsletter.ts';
import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { LetterScreen } from '#server-modules/account/letter-screen.tsx';
import { getTranslator } from '#server-modules/translator.ts';
import type { PageProps } from '#waku/routes.tsx';

/** Where the letters of the newsletter lead: to confirm it, or to end it (double opt-in). With script and without. */
export default async function PlainNewsletterPage({ site, query }: PageProps) {
  const t = await getTranslator(site.language);
  const asked = new URLSearchParams(query);
  const link = { id: asked.get('id') ?? '', key: asked.get('key') ?? '' };
  const done = asked.get('done');
  const row = await subscriptionOfLink(link);
  const isOn = row ? row.confirmedAt !== null : done === 'CONFIRMED';
  const label = t(isOn ? 'account.security.unsubscribe' : 'mail.button.newsletter');
  const titles = { CONFIRMED: 'account.security.newsletterCONFIRMED', NONE: 'account.done.newsletterEnd' } as const;
  const state = isOn ? 'CONFIRMED' : 'NONE';
  return (
    <LetterScreen
      site={site}
      page="newsletter"
      title={row && !isOn ? t('account.newsletter.title') : done || isOn ? t(titles[state]) : t('account.newsletter.title')}
      text={row ? t('account.newsletter.text', { email: row.email }) : undefined}
      fault={row || done ? undefined : t('account.refused.link')}
      description={t('account.description')}
      press={row && { action: `/consumer/newsletter/${isOn ? 'unsubscribe' : 'confirm'}`, fields: link, label }}
    >
      {!row && <ButtonLink href={site.root}>{t('checkout.success.home')}</ButtonLink>}
    </LetterScreen>
  );
}

import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { MailLinkScreen } from '#server-components/mail-link-screen/mail-link-screen.tsx';
import { getTranslator } from '#server-components/translator.ts';
import type { Site } from '#shared/country/site.ts';

type Props = {
  site: Site;
  /** The parameters of the link in the mail. */
  link: { id: string; key: string };
  /** The subscriber; undefined where the link is invalid or the subscription has ended. */
  subscriber: { email: string; isConfirmed: boolean } | undefined;
  /** The action just completed. */
  done: string | null;
};

const titles = { CONFIRMED: 'account.security.newsletterCONFIRMED', NONE: 'account.done.newsletterEnd' } as const;

/** The target of links in newsletter mails: confirms or ends the subscription (double opt-in). */
export const NewsletterLinkScreen = async ({ site, link, subscriber, done }: Props) => {
  const t = await getTranslator(site.locale);
  const isOn = subscriber ? subscriber.isConfirmed : done === 'CONFIRMED';
  const hasHappened = subscriber ? isOn : done !== null || isOn;
  const linkAction = subscriber && {
    action: `/consumer/newsletter/${isOn ? 'unsubscribe' : 'confirm'}`,
    fields: link,
    label: t(isOn ? 'account.security.unsubscribe' : 'mail.button.newsletter'),
  };
  return (
    <MailLinkScreen
      site={site}
      page="newsletter"
      title={t(hasHappened ? titles[isOn ? 'CONFIRMED' : 'NONE'] : 'account.newsletter.title')}
      text={subscriber ? t('account.newsletter.text', { email: subscriber.email }) : undefined}
      error={subscriber || done ? undefined : t('account.refused.link')}
      description={t('account.description')}
      linkAction={linkAction}
    >
      {!subscriber && <ButtonLink href={site.root}>{t('checkout.success.home')}</ButtonLink>}
    </MailLinkScreen>
  );
};

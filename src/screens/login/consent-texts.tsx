import { pathOfPage } from '#backend/content/content.ts';
import type { ConsentTexts } from '#client/login/consent-boxes.tsx';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { ConsentText } from './consent-text.tsx';

/** The sentences beside the checkboxes of a registration. */
export const consentTextsOf = (site: Site, t: Translate): ConsentTexts => {
  const terms = (slot: (text: string) => string): string =>
    t('checkout.summary.termsOnly', { terms: slot(t('checkout.summary.termsLink')) });
  const privacy = (slot: (text: string) => string): string =>
    t('access.register.privacy', { privacy: slot(t('access.register.privacyLink')) });
  return {
    terms: <ConsentText write={terms} href={pathOfPage(site, 'terms') ?? site.root} newTab={t('checkout.summary.newTab')} />,
    privacy: <ConsentText write={privacy} href={pathOfPage(site, 'privacy') ?? site.root} newTab={t('checkout.summary.newTab')} />,
  };
};

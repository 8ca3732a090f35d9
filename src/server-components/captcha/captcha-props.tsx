import type { ReactNode } from 'react';
import { getCountry } from '#backend/content/content.ts';
import { RecaptchaPart } from '#client/captcha/recaptcha-part.tsx';
import type { RecaptchaChoice } from '#shared/consent/recaptcha-choice.ts';
import type { Site } from '#shared/country/site.ts';
import { environment } from '#shared/environment/environment.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { settingsPathOf } from '../media/blocked-texts.ts';

/** The reCAPTCHA props of a form; undefined where the shop has no key for it (F-03). */
const recaptchaProps = (site: Site): RecaptchaChoice | undefined => {
  const { RECAPTCHA_SITE_KEY: key } = environment();
  return key === undefined ? undefined : { key, isConsentRequired: getCountry(site.country).consent.isRequired };
};

/** The captcha props of a form: the key of reCAPTCHA and its notice; both undefined where the shop uses a proof of work (F-03). */
export const captchaProps = (site: Site, t: Translate): { recaptcha: RecaptchaChoice | undefined; captcha: ReactNode } => {
  const recaptcha = recaptchaProps(site);
  if (recaptcha === undefined) return { recaptcha, captcha: undefined };
  const texts = {
    title: t('content.media.captcha.title'),
    reason: t('content.media.captcha.reason'),
    loadOnce: t('content.media.captcha.loadOnce'),
    settings: t('general.privacySettings'),
  };
  const active = t('content.media.captcha.active');
  return { recaptcha, captcha: <RecaptchaPart choice={recaptcha} texts={texts} active={active} settingsHref={settingsPathOf(site)} /> };
};
